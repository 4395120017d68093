def counter():
    n = 0

    def bump():
        nonlocal n
        n += 1
        return n

    return bump


c1 = counter()
c2 = counter()
print(c1())
print(c1())
print(c2())
x = c1() + c2()
print(c1(), c1(), c2())
