def countdown(n):
    print("Starting countdown")
    while n > 0:
        yield n
        n -= 1
    print("Liftoff!")

gen = countdown(3)
print(type(gen))
print(next(gen))
print(next(gen))
for x in gen:
    print("loop got", x)

try:
    next(gen)
except StopIteration:
    print("exhausted")

squares = (n * n for n in range(5))
print(sum(squares))
print(sum(squares))
