def rank(word, rev=False):
    n = len(word)
    return -n if rev else n

words = [["pear", 1], ["fig", 2], ["apple", 3]]
flag = True
print(sorted(words, key=lambda w: rank(w[0])))
print(sorted(words, key=lambda w: rank(w[0], flag)))
best = max(words, key=lambda w: rank(w[0]))
print(best)
names = sorted(["bb", "a"], key=lambda s: (rank(s), s))
print(names)
words.sort(key=lambda w: rank(w[0]))
print(list(map(lambda w: rank(w[0]) + 1, words)))
print([w for w in words if rank(w[0]) > 3])
print(list(filter(lambda w: rank(w[0]) > 3, words)))
