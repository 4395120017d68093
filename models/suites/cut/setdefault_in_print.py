d = {"a": 1}
print(d.setdefault("c", []), d)
