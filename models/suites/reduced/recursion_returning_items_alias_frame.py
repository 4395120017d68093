def wrap(items):
    return [items]
def f(a):
    rest = a[1:]
    for p in wrap(rest):
        print(p)
    return rest
f([1, 2])
