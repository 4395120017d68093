def f():
    return 1

g = f

def f():
    return 2

print(g(), f())
