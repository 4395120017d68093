f = frozenset([1, 2])
d = {f: "x"}
