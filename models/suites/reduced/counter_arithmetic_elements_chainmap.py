from collections import Counter, ChainMap
c = Counter("aab")
d = c - Counter(a=1)
print(c - Counter("a"))
print(list(c.elements()))
g = c & Counter("ab")
a = ChainMap({"x": 1}, {"x": 2, "y": 3})
