def add(a):
    return lambda b: a + b

adders = [add(i) for i in range(3)]
for f in adders:
    print(f(1))
