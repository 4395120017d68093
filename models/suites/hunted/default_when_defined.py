x = 5
def f(a=x):
    return a
x = 10
print(f(), f(x))
