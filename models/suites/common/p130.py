class Person:
    species = "human"
    def __init__(self, name):
        self.name = name

p, q = Person("P"), Person("Q")
p.species = "alien"
print(p.species, q.species, Person.species)
Person.species = "robot"
print(p.species, q.species)
del p.species
print(p.species, p.__dict__)
setattr(q, "age", 5)
print(q.__dict__, q.age)
