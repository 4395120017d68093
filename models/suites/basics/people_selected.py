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
adults = [p for p in people if p.age > 26]
print(adults)
adults[0].birthday()
print(people)
names = [p.name for p in adults]
print(names)
