def add(a, b):
    return a + b

ops = {"+": add}
print(ops["+"](1, 2), ops.get("*", lambda a, b: a * b)(3, 4))
