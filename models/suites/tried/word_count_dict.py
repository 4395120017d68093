text = "the cat and the hat and the bat"
words = text.split()
counts = {}
for w in words:
    if w in counts:
        counts[w] = counts[w] + 1
    else:
        counts[w] = 1
print(counts)

# find the most common word
most = None
for w in counts:
    if most is None or counts[w] > counts[most]:
        most = w
print("Most common:", most)

# group words by length
by_length = {}
for w in counts.keys():
    n = len(w)
    if n not in by_length:
        by_length[n] = []
    by_length[n].append(w)
for n in by_length:
    print(n, by_length[n])

def starts_with_vowel(word):
    return word[0] in "aeiou"

vowel_words = [w for w in counts if w and starts_with_vowel(w)]
print(vowel_words)
unique = set(words)
print(len(unique), sorted(unique))
