def countdown(n):
    while n > 0:
        yield n
        n -= 1

gen = countdown(3)
print(hasattr(gen, "__next__"), hasattr(gen, "__iter__"))
