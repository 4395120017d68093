# classic gotcha
funcs = []
for i in range(3):
    funcs.append(lambda: i * 10)
print([f() for f in funcs])

fixed = [lambda i=i: i * 10 for i in range(3)]
print([f() for f in fixed])


def make_counter(start=0, step=1):
    n = start

    def bump():
        nonlocal n
        n += step
        return n

    def reset():
        nonlocal n
        n = start

    return bump, reset


bump, reset = make_counter(10, 5)
print(bump(), bump())
reset()
print(bump(), bump.__code__.co_freevars)


def outer():
    x = "outer"

    def inner():
        print(x)
        x = "inner"

    inner()


outer()
