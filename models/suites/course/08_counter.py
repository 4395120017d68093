from collections import Counter, defaultdict

text = "banana"
counts = Counter(text)
print(counts["a"])
print(counts.most_common(1))
groups = defaultdict(list)
for word in ["apple", "bat", "ant", "cat"]:
    groups[word[0]].append(word)
print(dict(groups))
for letter in sorted(groups):
    print(letter, len(groups[letter]))
