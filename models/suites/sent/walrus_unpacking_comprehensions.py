# --- walrus
stream = iter([3, 8, 5, 0, 9])
while (x := next(stream)) != 0:
    print("read", x, end="; ")
print("stop, next would be", next(stream))

print([y for w in ["a", "bbb", "cc"] if (y := len(w)) > 1], y)

# --- star unpacking
first, *middle, last = range(6)
(a, b), c, *_ = [(1, 2), 3, 4, 5]
print(first, middle, last, a, b, c, _)
merged = {**{"x": 1, "y": 2}, **{"y": 20}} | {"z": 3}
print([*"hi", *middle], merged)

def f(p, /, q=2, *args, k, **kw):
    return p, q, args, k, kw

print(f(1, k=5), f(1, *[7, 8, 9], k=0, extra=True), sep="\n")

# --- comprehensions
matrix = [[1, 2, 3], [4, 5, 6]]
print([[row[i] for row in matrix] for i in range(3)])
print([n for row in matrix for n in row if n % 2])
print({word: len(word) for word in ("kiwi", "fig")})
print(sorted({ch.lower() for ch in "AbBa"}))
print(sum(n * n for n in range(4)))
print(list(zip(*matrix)), dict(enumerate("ab", 1)))
print(any(n > 5 for row in matrix for n in row), all(matrix))

people = [("Bob", 31), ("Al", 25), ("Cat", 31)]
print(sorted(people, key=lambda p: (-p[1], p[0])))
print(max(people, key=lambda p: p[1]), f"{'mid':^9}|{3.14159:8.3f}|{1234567:,}|{0.256:.1%}")
