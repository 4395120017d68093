def countdown(n):
    print("starting")
    while n > 0:
        yield n
        n -= 1
    print("liftoff")
    return "done!"

def running_avg():
    total, count, avg = 0, 0, None
    while True:
        x = yield avg
        total += x
        count += 1
        avg = total / count

def outer():
    result = yield from countdown(2)
    yield result

g = countdown(2)
print("nothing printed yet", type(g).__name__)
print(next(g))
print(next(g))
try:
    next(g)
except StopIteration as s:
    print("value:", s.value)

print(list(outer()))

avg = running_avg()
next(avg)           # prime it
for x in (10, 20, 60):
    print("send", x, "->", avg.send(x))
avg.close()

# lazy pipeline
words = ["apple", "Bee", "cat", "Dog"]
caps = (w for w in words if w[0].isupper())
rev = (w[::-1] for w in caps)
words.append("Eel")           # still seen, because lazy!
print(next(rev), list(rev), list(rev))
