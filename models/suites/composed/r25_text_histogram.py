from collections import Counter
import string

text = """The quick brown fox jumps over the lazy dog.
The dog barks; the fox runs. Lazy, lazy dog!"""

def clean_words(t):
    t = t.lower()
    for p in string.punctuation:
        if p in t:
            t = t.replace(p, "")
    return t.split()

def histogram(counts, width=20):
    biggest = max(counts.values())
    for word, n in counts:
        bar = "*" * int(n / biggest * width)
        print(f"{word:>6} | {bar} {n}")

words = clean_words(text)
freq = Counter(words)
print(len(words), "words,", len(freq), "unique")

top = freq.most_common(4)
print(top)

longest = max(freq, key=len)
print("longest:", longest)

lengths = Counter(len(w) for w in words)
for length in sorted(lengths):
    print(length, "#" * lengths[length])

avg = sum(len(w) for w in words) / len(words)
print("average length: %.2f" % avg)
histogram(top)
