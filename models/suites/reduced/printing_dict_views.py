d = {"a": 1, "b": 2}
print(d.keys())
print(1, d.keys(), d.values(), d.items())
