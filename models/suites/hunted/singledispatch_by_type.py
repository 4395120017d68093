from functools import singledispatch

@singledispatch
def show(x):
    return "obj"

@show.register(int)
def show_int(x):
    return "int"

print(show(1))
