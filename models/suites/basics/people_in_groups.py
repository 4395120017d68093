class Person:
    def __init__(self, name, age):
        self.name = name
        self.age = age

    def __repr__(self):
        return f"{self.name} ({self.age})"

    def birthday(self):
        self.age += 1
        return self.age

people = [Person("Ann", 30), Person("Bob", 25), Person("Cid", 41)]
groups = {}
for p in people:
    groups.setdefault(p.age >= 30, []).append(p)
print(groups)
print(groups[True])
for old, members in groups.items():
    print(old, [m.name for m in members])
