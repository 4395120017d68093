a = [1, 2]
b = a
c = [1, 2]
print(id(a) == id(b))
print(id(a) == id(c))
print(id(a) == id(b), id(a) == id(c))
