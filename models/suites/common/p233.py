def gen():
    print("start")
    x = yield 1
    print("got", x)
    y = yield 2
    print("got", y)

g = gen()
print(next(g))
print(g.send("hello"))
try:
    g.send("bye")
except StopIteration as e:
    print("stopped", e.value)
def squares(n):
    for i in range(n):
        yield i * i
a, b, c = squares(3)
print(a, b, c, sum(squares(4)), max(squares(3)))
print(4 in squares(5), dict(enumerate(squares(3))))
