add = lambda a: lambda b: a + b
inc = add(1)
print(inc(5))
