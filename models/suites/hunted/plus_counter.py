from collections import Counter

c = Counter("abca")
c["a"] -= 2
print(+c)
