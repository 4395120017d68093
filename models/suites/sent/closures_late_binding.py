# Closures for the Thursday group
def make_counter(start=0):
    count = start
    def step(by=1):
        nonlocal count
        count += by
        return count
    return step

c1 = make_counter()
c2 = make_counter(10)
print(c1(), c1(), c2(), c1(5), c2(-3))

# What does each of these print? Guess first!
funcs = []
for i in range(3):
    funcs.append(lambda: i)
print([f() for f in funcs])

fixed = []
for i in range(3):
    fixed.append(lambda i=i: i)
print([f() for f in fixed])

print([f(10) for f in [lambda x, n=n: x + n for n in (1, 2)]])

# a decorator is just a closure, too
def shout(func):
    def wrapper(*args, **kwargs):
        print(f"-> {func.__name__}{args}{kwargs or ''}")
        value = func(*args, **kwargs)
        return value.upper() + "!"
    return wrapper

@shout
def greet(name, greeting="hello"):
    return f"{greeting}, {name}"

print(greet("mia"))
print(greet("leo", greeting="ciao"))
print(greet.__name__, [cell.cell_contents.__name__ for cell in greet.__closure__])
