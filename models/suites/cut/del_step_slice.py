a = [1, 2, 3, 4, 5, 6]
del a[::2]
print(a)
b = [1, 2, 3, 4, 5]
del b[1::2]
print(b)
