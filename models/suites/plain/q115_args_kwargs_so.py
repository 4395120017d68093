# What does ** (double star) and * (star) do for parameters?
def foo(*args, **kwargs):
    print("args:", args)
    print("kwargs:", kwargs)
    for key, value in kwargs.items():
        print("  {0} = {1}".format(key, value))

foo(1, 2, name="x")
foo()
foo(*"ab", **{"k": 1})

def bar(a, b, c=3):
    return a * 100 + b * 10 + c

lst = [1, 2]
d = {"c": 9}
print(bar(*lst))
print(bar(*lst, **d))
print(bar(**{"a": 4, "b": 5}))
