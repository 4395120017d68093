class P:
    def __init__(self, name, age):
        self.name = name
        self.age = age


ps = [P("a", 3), P("b", 1), P("c", 2)]
by = sorted(ps, key=lambda p: p.age)
old = max(ps, key=lambda p: p.age)
young = [p for p in ps if p.age < 3]
names = [p.name for p in sorted(ps, key=lambda p: p.name, reverse=True)]
ps.sort(key=lambda p: -p.age)
d = {p.name: p for p in ps}
by2 = sorted(d.values(), key=lambda p: p.age)
total = sum(p.age for p in ps)
first = next(p for p in ps if p.age == 2)
by[0].age = 10
old.age += 1
first.name = "z"
print(ps[0].age, d["c"].name, by2[0].name, any(p.age > 9 for p in ps))
for p in by:
    p.age += 1
print([p.age for p in ps])
