# Lesson: where does Python look for a name?  Local, Enclosing, Global, Built-in

x = "global x"
counter = 0

def show_local():
    x = "local x"
    print("inside show_local:", x)

def show_global():
    print("inside show_global:", x)

def bump():
    global counter
    counter += 1
    return counter

def outer():
    x = "enclosing x"
    log = []

    def inner_read():
        log.append(x)

    def inner_write():
        nonlocal x
        x = "changed by inner_write"
        log.append(x)

    inner_read()
    inner_write()
    inner_read()
    return log

show_local()
show_global()
for _ in range(3):
    bump()
print("counter is now", counter)
print(outer())
print("x at the end:", x)

squares = [x * x for x in range(4)]   # the x here does not leak!
print(squares, x)

def broken():
    print(counter)
    counter = 99

try:
    broken()
except UnboundLocalError as err:
    print("Oops:", type(err).__name__)
