first, *middle, last = [10, 20, 30, 40]
print(first, middle, last)

a, b = 1, 2
a, b = b, a
print(a, b)

(x, y), z = (1, 2), 3
print(x, y, z)

def stats(*values, **options):
    print(values, options)
    return min(values), max(values)

lo, hi = stats(4, 8, 1, round=True)
args = [5, 6]
kw = {"sep": "-"}
print(*args, "end", **kw)
merged = {**kw, "end": "!"}
print(merged, [*args, *range(2)])
for i, (name, score) in enumerate([("ann", 3), ("bo", 9)]):
    print(i, name, score)
