def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b

from itertools import islice, takewhile
print(list(islice(fib(), 5)))
print(sum(x for x in takewhile(lambda v: v < 10, fib()) if x % 2 == 0))
for i, f in enumerate(fib()):
    if i == 3:
        break
print(i, f)
