def fib_gen(n):
    a, b = 0, 1
    for _ in range(n):
        yield a
        a, b = b, a + b

def evens(seq):
    return (x for x in seq if x % 2 == 0)

print(list(evens(fib_gen(7))))
total = 0
for i, v in enumerate(fib_gen(4), start=1):
    total += i * v
print(total, max(fib_gen(5)), sorted(fib_gen(5), reverse=True)[:2])
