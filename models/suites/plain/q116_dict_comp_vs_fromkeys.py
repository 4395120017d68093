# dict.fromkeys surprising behaviour
d = dict.fromkeys(["a", "b"], [])
d["a"].append(1)
print(d)
d = {k: [] for k in ["a", "b"]}
d["a"].append(1)
print(d)
print(dict.fromkeys("abc", 0), dict.fromkeys(range(2)))
unique = list(dict.fromkeys([3, 1, 3, 2, 1]))
print(unique)
print(dict([("x", 1), ("y", 2)]), dict(x=1, y=2))
a = {"x": 1, "y": 2}
b = {"y": 20, "z": 3}
print({**a, **b})
print(a | b)
a |= b
print(a)
