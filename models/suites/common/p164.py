def countdown(n):
    while n > 0:
        yield n
        n -= 1
    return "done"

def wrapper():
    r = yield from countdown(2)
    print("result:", r)
    yield 99

for x in wrapper():
    print(x)
gen = (x * x for x in range(4) if x % 2)
print(next(gen), list(gen), list(gen))
