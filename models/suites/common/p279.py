def outer(items):
    def key(s):
        calls.append(s)
        return len(s)
    calls = []
    result = sorted(items, key=key)
    return result, calls

r, c = outer(["ccc", "a", "bb"])
print(r)
print(c, len(c))
print(sorted("bca", reverse=True), sorted([(2, "b"), (1, "z")]))
print(sorted({"b": 1, "a": 2}), max([[1, 2], [1, 3]]), min("b", "a"))
