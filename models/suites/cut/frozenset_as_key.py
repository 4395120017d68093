frozen = frozenset([1, 2])
d = {frozen: "ok"}
print(d)
