import string
from collections import Counter

poem = [
    "The wind came over the hill, the hill",
    "and nobody heard it pass;",
    "it counted the stones, it counted them still,",
    "and lay down in the grass.",
]


def words_of(line):
    table = str.maketrans("", "", string.punctuation)
    return line.lower().translate(table).split()


def vowel_ratio(text):
    letters = [c for c in text if c.isalpha()]
    vowels = sum(1 for c in letters if c in "aeiou")
    return vowels / len(letters)


all_words = []
for nr, line in enumerate(poem, 1):
    ws = words_of(line)
    all_words.extend(ws)
    print(f"{nr}: {len(ws)} words, {vowel_ratio(line.lower()):.0%} vowels, ends in {ws[-1]!r}")

freq = Counter(all_words)
ranking = sorted(freq.items(), key=lambda kv: (-kv[1], kv[0]))
for word, n in ranking[:4]:
    print(f"{word:>8} {'=' * n} {n}")

by_length = {}
for w in freq:
    by_length.setdefault(len(w), []).append(w)
for size in sorted(by_length):
    print(size, sorted(by_length[size]))

longest = max(sorted(freq), key=len)
hapax = [w for w in freq if freq[w] == 1]
print(f"longest: {longest}, used once: {len(hapax)}, average: {sum(map(len, all_words)) / len(all_words):.2f}")
