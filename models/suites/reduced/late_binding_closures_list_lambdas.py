def outer():
    funcs = []
    for i in range(2):
        funcs.append(lambda: i)
    return funcs
print([f() for f in outer()])
