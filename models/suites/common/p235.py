def count_nodes(d):
    total = 0
    for k, v in d.items():
        total += 1
        if isinstance(v, dict):
            total += count_nodes(v)
    return total

def walk(d, path=""):
    for k, v in d.items():
        p = f"{path}/{k}"
        if isinstance(v, dict):
            yield from walk(v, p)
        else:
            yield p, v

fs = {"home": {"a.txt": 10, "img": {"b.png": 20}}, "etc": 5}
print(count_nodes(fs))
for p, size in walk(fs):
    print(f"{p:<18}{size:>4}")
print(sum(s for _, s in walk(fs)))
