fs = [lambda x, n=n: x + n for n in range(2)]
for f in fs:
    print(f(10))
print(fs[0](1), fs[1](1))
