# Lesson 7: where does a name live?

x = "global"


def read_only():
    return x


def shadow():
    x = "local to shadow"
    return x


def change_it():
    global x
    x = x.upper()


def make_counter(start=0, step=1):
    count = start

    def increment():
        nonlocal count
        count += step
        return count

    def reset():
        nonlocal count
        old, count = count, start
        return old

    return increment, reset


def broken():
    print(x)
    x = 3


print("read_only:", read_only())
print("shadow:   ", shadow())
print("still:    ", x)
change_it()
print("changed:  ", x)

inc, reset = make_counter(10, step=5)
other, _ = make_counter()
print(inc(), inc(), other(), inc())
print("reset gave", reset(), "then", inc())

try:
    broken()
except UnboundLocalError as err:
    print("UnboundLocalError caught")
squares = [x ** 2 for x in range(4)]
print(squares, x)
funcs = [lambda: i for i in range(3)]
fixed = [lambda i=i: i for i in range(3)]
print([f() for f in funcs], [f() for f in fixed])
