def f(i):
    if isinstance(i, object):
        return 3
    return 0

print(f(3))
