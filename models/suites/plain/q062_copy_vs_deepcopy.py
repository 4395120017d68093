import copy

a = [[1, 2], [3, 4]]
b = a
c = a[:]
d = copy.copy(a)
e = copy.deepcopy(a)
a[0][0] = 99
a.append("new")
print("a", a)
print("b", b)
print("c", c)
print("d", d)
print("e", e)
print(c[0] is a[0], e[1] is a[1])
