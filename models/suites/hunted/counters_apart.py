def counter():
    n = 0
    def inc():
        nonlocal n
        n += 1
        return n
    def get():
        return n
    return inc, get

inc, get = counter()
inc()
inc2, get2 = counter()
inc2()
inc2()
print(get())
