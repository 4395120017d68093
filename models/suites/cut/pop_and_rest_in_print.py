l = [1, 2, 3]
print(l.pop(), l)
print(l.pop(0), l, len(l))
d = {"a": 1, "b": 2}
print(d.pop("a"), d)
