x = y = [6, 0, 5]
x = [6]
y += [7]
y.extend(x)
print(x, y)
print(x is y)
