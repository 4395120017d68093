"""Lesson 12 - classes, inheritance, class attributes, __str__."""


class Animal:
    population = 0

    def __init__(self, name, legs=4):
        self.name = name
        self.legs = legs
        Animal.population += 1

    def speak(self):
        return "..."

    def introduce(self):
        return f"{self.name} says {self.speak()}"

    def __str__(self):
        return f"{type(self).__name__}({self.name}, {self.legs} legs)"


class Dog(Animal):
    def speak(self):
        return "Woof"


class Bird(Animal):
    def __init__(self, name, can_fly=True):
        super().__init__(name, legs=2)
        self.can_fly = can_fly

    def speak(self):
        return "Tweet"


class Puppy(Dog):
    def speak(self):
        loud = super().speak()
        return loud.lower() + "!"


zoo = [Dog("Rex"), Bird("Polly"), Bird("Pingu", can_fly=False), Puppy("Bean"), Animal("Thing", 6)]

for animal in zoo:
    print(animal)
    print("  ", animal.introduce())

flyers = [z.name for z in zoo if isinstance(z, Bird) and z.can_fly]
print("can fly:", flyers)
print("total legs:", sum(z.legs for z in zoo))
print("population:", Animal.population)
print(issubclass(Puppy, Animal), isinstance(zoo[0], Puppy))
