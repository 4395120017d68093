# LEGB: Local, Enclosing, Global, Built-in

x = "global x"

def outer():
    x = "enclosing x"

    def inner():
        x = "local x"
        print("inner:", x)

    inner()
    print("outer:", x)

outer()
print("module:", x)

counter = 0

def bump():
    global counter
    counter += 1
    return counter

bump()
bump()
print("counter =", counter)

def make_counter(start=0):
    count = start

    def step(by=1):
        nonlocal count
        count += by
        return count
    return step

c1 = make_counter()
c2 = make_counter(100)
print(c1(), c1(), c2(5), c1())

# what goes wrong here?
def broken():
    try:
        print(counter)
        counter = 5
    except UnboundLocalError as e:
        print(type(e).__name__)

broken()

# late binding
funcs = []
for i in range(3):
    funcs.append(lambda: i * 10)
print([f() for f in funcs])

fixed = [lambda i=i: i * 10 for i in range(3)]
print([f() for f in fixed])

# shadowing a built-in
def shadow():
    len = lambda s: "I am not len"
    return len("abc")

print(shadow(), len("abc"))
