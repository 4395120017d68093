from collections import Counter
import string

text = """It was the best of times, it was the worst of times, it was the
age of wisdom, it was the age of foolishness..."""

STOP = {"it", "was", "the", "of"}

def tokenize(t):
    table = str.maketrans("", "", string.punctuation)
    return t.lower().translate(table).split()

tokens = tokenize(text)
counts = Counter(tokens)
content = Counter({w: c for w, c in counts.items() if w not in STOP})

print(f"{len(tokens)} tokens, {len(counts)} types, ratio {len(counts) / len(tokens):.2%}")

width = max(map(len, content))
for word, c in sorted(content.items(), key=lambda p: (-p[1], p[0])):
    bar = "#" * (c * 3)
    print(f"{word.rjust(width)} | {bar} {c}")

by_len = {}
for w in counts:
    by_len.setdefault(len(w), []).append(w)

for n in sorted(by_len):
    print(n, by_len[n])

bigrams = Counter(zip(tokens, tokens[1:]))
top = bigrams.most_common(3)
for (first, second), n in top:
    print(f"{first} {second}: {n}")
