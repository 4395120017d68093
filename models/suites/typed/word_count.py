from collections import Counter
import string

text = """The cat sat. The dog sat too!
A cat, a dog -- and the end."""

table = str.maketrans("", "", string.punctuation)
words = text.lower().translate(table).split()
counts = Counter(words)
print(counts.most_common(3))

by_len = {}
for w in counts:
    by_len.setdefault(len(w), []).append(w)
for length in sorted(by_len, reverse=True):
    print(length, sorted(by_len[length]))

top = sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))
for rank, (w, n) in enumerate(top[:4], start=1):
    print(f"{rank}. {w:<5}|{'*' * n:<5}| {n / len(words):6.1%}")
print(counts["zebra"], sum(counts.values()))
