fs = []
for i in range(3):
    fs.append(lambda: i)
print([f() for f in fs])
gs = [lambda x, i=i: x + i for i in range(3)]
print([g(10) for g in gs])


def make():
    return [lambda: k * 2 for k in range(3)]


print([m() for m in make()])
table = {n: (lambda: n.upper()) for n in ("a", "b")}
print(table["a"](), table["b"]())
ops = {"add": lambda a, b: a + b, "neg": lambda a: -a}
print(ops["add"](1, 2), ops["neg"](4))


def counter():
    n = 0

    def bump():
        nonlocal n
        n += 1
        return n

    return bump


c1, c2 = counter(), counter()
print(c1(), c1(), c2())
for f in fs:
    print(f())
fee = 3
extra = []
for days in (1, 2):
    extra.append(lambda base: base + fee * days)
fee = 10
print([s(1) for s in extra])
key = lambda t: t[1]
print(sorted([(1, "b"), (2, "a")], key=key), max([3, 9], key=lambda v: -v))
