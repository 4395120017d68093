from functools import partial


def power(base, exponent):
    return base ** exponent


def greet(greeting, name, mark="!"):
    return f"{greeting}, {name}{mark}"


square = partial(power, exponent=2)
hello = partial(greet, "Hello")
print(square(5), hello("Ann"))
print(hello("Bob", mark="?"))
results = [square(n) for n in range(4)]
print(results)
print(list(map(partial(power, 2), [1, 2, 3])))
print(list(map(square, [1, 2])))
