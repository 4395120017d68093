class Person:
    def __init__(self, name, age):
        self.name, self.age = name, age
    def __repr__(self):
        return self.name
    def birthday(self):
        self.age += 1
        return self.age

people = [Person("Ann", 30), Person("Bob", 25)]
people.sort(key=lambda p: p.age)
print(people)
by_age = {p.age: p for p in people}
print(by_age)
print(people[0].age, people[0].birthday(), people[0].age)
oldest, *others = sorted(people, key=lambda p: -p.age)
print(oldest, others)
people.append(Person("Cy", 1))
names = ", ".join(str(p) for p in people)
print(names)
