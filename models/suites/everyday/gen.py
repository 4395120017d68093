def fibs(limit):
    a, b = 0, 1
    while a < limit:
        yield a
        a, b = b, a + b

total = 0
for f in fibs(20):
    if f % 2:
        continue
    total += f
print(total)
evens = [f for f in fibs(50) if f % 2 == 0]
print(evens, sum(fibs(10)))
