squares = [x ** 2 for x in range(5)]
evens = [x for x in squares if x % 2 == 0]
pairs = [(x, y) for x in range(3) for y in "ab" if x]
nested = [[j for j in range(i)] for i in range(3)]
labels = ["even" if x % 2 == 0 else "odd" for x in range(3)]
d = {k: v for k, v in zip("abc", range(3)) if v}
s = {w.lower() for w in ["Hi", "hi", "YO"]}
g = (x for x in squares)
print(squares, evens, pairs)
print(nested, labels, d, sorted(s))
print(sum(g), next(g, None))
matrix = [[1, 2], [3, 4]]
print([cell for row in matrix for cell in row], [list(c) for c in zip(*matrix)])
