import re
print(bool(re.search("^h.*o$", "hello")))
b = bool(re.match("x", "hello"))
print(b)
if not re.search("z", "abc"):
    print("none")
class Shape:
    def describe(self):
        return "shape"
    def area(self):
        raise NotImplementedError("area")
class Sq(Shape):
    def describe(self):
        return "sq"
print(Shape().describe())
print(Sq().describe())
print(Sq().describe().upper())
summary = {}
for item, color in [("hat", "red"), ("cap", "red")]:
    summary.setdefault(item, {}).setdefault(color, 0)
    summary[item][color] += 1
print(summary)
rows = [{"id": 1, "n": 2}, {"id": 2, "n": 3}]
by = {r["id"]: r for r in rows}
by[2]["n"] += 5
print(rows)
low = min(rows, key=lambda r: r["n"])
low["n"] = 0
print(rows, by)
for r in [q for q in rows if q["n"]]:
    r["n"] = -1
print(rows)
