def make():
    n = 0
    def counter():
        nonlocal n
        n += 1
        return n
    return counter
c1 = make()
c2 = make()
c1(); c2()
c1()
