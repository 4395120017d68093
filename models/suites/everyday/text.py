text = "The quick brown fox. The lazy dog!"
words = text.lower().replace(".", "").replace("!", "").split()
lengths = {}
for w in words:
    lengths.setdefault(len(w), []).append(w)
for size in sorted(lengths):
    print(size, lengths[size])
longest = max(words, key=len)
print(longest, longest[::-1], longest.count("o"))
unique = set(words)
print(len(words), len(unique), "the" in unique)
acronym = "".join(w[0].upper() for w in words)
print(acronym)
