from functools import singledispatch

@singledispatch
def area(s):
    raise NotImplementedError

@area.register(int)
def area_int(s):
    return s * s

print(area(3))
