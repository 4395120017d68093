data = "3,1;4,1;5,9"
points = [tuple(map(int, p.split(","))) for p in data.split(";")]
xs, ys = map(list, zip(*points))
print(points, xs, ys)
closest = min(points, key=lambda p: abs(p[0] - p[1]))
print(closest)
total = sum(x * y for x, y in points)
print(total, max(ys), points.index((4, 1)))
nested = {"a": {"b": {"c": 1}}}
node = nested
for key in "a.b.c".split("."):
    node = node[key]
print(node, nested.get("x", {}).get("y"))
