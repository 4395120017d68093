def g():
    global y
    y = 5
g()
print(y)
