from collections import Counter
c = Counter("banana")
print(sorted(c.elements()))
print(dict(c))
