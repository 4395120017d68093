# What gets printed, and why isn't it 0 1 2?

adders = []
for n in range(3):
    adders.append(lambda x: x + n)
print([f(10) for f in adders])

fixed = [lambda x, n=n: x + n for n in range(3)]
print([f(10) for f in fixed])

n = 100
print(adders[0](10), fixed[0](10))

squares = [lambda: k ** 2 for k in range(4)]
print(squares[0](), squares[3]())
gen_version = (lambda: k ** 2 for k in range(4))
print([g() for g in gen_version])          # different!

try:
    print(k)
except NameError as err:
    print("NameError:", err)


def multiplier_factory():
    factor = 2

    def mul(v):
        return v * factor

    factor = 7
    return mul


triple = multiplier_factory()
print(triple(3), triple.__closure__[0].cell_contents)


def counter_pair():
    total = 0

    def up(step=1):
        nonlocal total
        total += step
        return total

    def peek():
        return total
    return up, peek


up1, peek1 = counter_pair()
up2, peek2 = counter_pair()
up1(); up1(5); up2(3)
print(peek1(), peek2())

table = {}
for name in ("red", "green"):
    def paint(thing):
        return f"{name} {thing}"
    table[name] = paint
print(table["red"]("door"))
print(sorted(map(lambda f: f.__name__, table.values())))

buttons = [*map(lambda i: lambda: i, range(3))]
print([b() for b in buttons])
