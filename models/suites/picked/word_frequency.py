"""Count the words of a text and print a small bar chart."""
from collections import Counter, defaultdict
import string

TEXT = """The cat sat on the mat. The dog saw the cat;
the cat ran, and the dog ran too!"""

STOP = ("the", "on", "and")


def words(text):
    table = str.maketrans("", "", string.punctuation)
    for line in text.splitlines():
        for w in line.translate(table).lower().split():
            yield w


counts = Counter(words(TEXT))
print(f"{sum(counts.values())} words, {len(counts)} different")

ranking = sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))
for word, n in ranking[:5]:
    print(f"{word:>6} {'#' * n:<8}{n / sum(counts.values()):6.1%}")

by_length = defaultdict(list)
for word in sorted(counts):
    if word in STOP:
        continue
    by_length[len(word)].append(word)

for length in sorted(by_length):
    print(length, by_length[length])

first, *_, last = words(TEXT)
print("first:", first, "last:", last)
longest = max(counts, key=lambda w: (len(w), w))
print("longest word is", repr(longest))
