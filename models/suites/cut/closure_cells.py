def make(n):
    def inner():
        return n
    return inner

f = make(7)
print(f.__closure__[0].cell_contents)
print(f.__code__.co_freevars)
