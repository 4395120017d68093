def outer():
    funcs = []
    for i in range(3):
        funcs.append(lambda: i)
    return funcs

print([f() for f in outer()])
fixed = [lambda i=i: i * 10 for i in range(3)]
print([f() for f in fixed])

def make_counter():
    count = 0
    def counter(step=1):
        nonlocal count
        count += step
        return count
    return counter

c1, c2 = make_counter(), make_counter()
c1(); c1(5)
print(c1(), c2())
