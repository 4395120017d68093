def ticks():
    while True:
        x = yield 1

t = ticks()
next(t)
squares = (x * x for x in range(1, 6))
odd = (s for s in squares if s % 2)
print(next(odd))
print(sum(odd))
print(list(squares))
