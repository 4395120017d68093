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
by_name = {}
for p in people:
    by_name[p.name] = p
print(by_name)
p = by_name.get("Bob")
if p:
    p.birthday()
    print(f"{p!r} has had a birthday", str(p))
print(by_name["Bob"].age)
