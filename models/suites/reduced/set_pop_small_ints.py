a = {3, 7}
a.pop()
b = {3, 7}
x = b.pop()
print(a, b, x)
