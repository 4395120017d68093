def g():
    yield 1

it = g()
print(iter(it) is it)
print(next(it, "done"))
