# Why does this print 2 2 2 ?
funcs = []
for i in range(3):
    def f():
        return i
    funcs.append(f)

print([f() for f in funcs])

# workaround with default arg
funcs = [lambda i=i: i for i in range(3)]
for f in funcs:
    print(f())

multipliers = [lambda x: n * x for n in range(4)]
print([m(2) for m in multipliers])
