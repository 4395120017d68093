def make_counter(start=0, step=1):
    count = start

    def counter():
        nonlocal count
        count += step
        return count

    def reset():
        nonlocal count
        count = start

    counter.reset = reset
    return counter


def compose(*funcs):
    def composed(value):
        for func in reversed(funcs):
            value = func(value)
        return value
    return composed


up = make_counter()
down = make_counter(10, step=-2)
print(up(), up(), down(), up(), down())
up.reset()
print("after reset:", up())

# the classic late binding surprise
late = [lambda x: x * i for i in range(3)]
print([f(10) for f in late])
early = [lambda x, i=i: x * i for i in range(3)]
print([f(10) for f in early])

shout = compose(lambda s: s + "!", str.upper, str.strip)
print(shout("  hello closures "))
print([c.cell_contents for c in down.__closure__])
