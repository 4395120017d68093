# UnboundLocalError: why?
x = 10

def foo():
    try:
        print(x)
        x += 1
    except UnboundLocalError as e:
        print("UnboundLocalError:", e)

def bar():
    print(x)

foo()
bar()

def counter():
    if not hasattr(counter, "n"):
        counter.n = 0
    counter.n += 1
    return counter.n

print(counter(), counter(), counter())
