def f(x):
    return x > 1
for x in filter(f, [1, 2, 3]):
    print(x)
for x in map(f, [1, 2]):
    print(x)
for x in [v for v in [1, 2, 3] if f(v)]:
    print(x)
for x in [f(v) for v in [1, 2]]:
    print(x)
