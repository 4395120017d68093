x = None
print(type(x))
