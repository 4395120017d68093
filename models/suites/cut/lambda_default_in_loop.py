funcs = [lambda i=i: i for i in range(3)]
for f in funcs:
    print(f())
