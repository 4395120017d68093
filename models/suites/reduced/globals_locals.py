x = 1
print("x" in globals(), "z" in globals())
def f():
    q = 1
    print(locals())
f()
