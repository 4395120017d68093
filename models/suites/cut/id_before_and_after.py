a = [1, 2]
before = id(a)
a.append(3)
print(id(a) == before)
