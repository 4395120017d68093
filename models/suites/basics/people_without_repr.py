class Person:
    def __init__(self, name, age):
        self.name = name
        self.age = age

    def birthday(self):
        self.age += 1
        return self.age

people = [Person("Ann", 30), Person("Bob", 25), Person("Cid", 41)]
for p in people:
    if p.age < 30:
        print("young:", p)
        continue
    print(p, p.age)
for i, p in enumerate(people, 1):
    print(f"{i}. {p}")
