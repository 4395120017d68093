# Inheritance lets a class reuse and extend the behaviour of another class.

class Animal:
    """Base class: everything the animals have in common."""

    def __init__(self, name, age):
        self.name = name
        self.age = age

    def speak(self):
        return "..."

    def introduce(self):
        # self.speak() calls the version that belongs to the actual object
        return f"{self.name} ({self.age}) says {self.speak()}"


class Dog(Animal):
    """A Dog is an Animal with a breed."""

    def __init__(self, name, age, breed):
        super().__init__(name, age)   # let the parent set name and age
        self.breed = breed

    def speak(self):                  # override the parent method
        return "Woof!"

    def fetch(self):                  # a method only dogs have
        return f"{self.name} the {self.breed} fetches the ball."


class Cat(Animal):
    def speak(self):
        return "Meow!"


class Kitten(Cat):
    def speak(self):
        # extend the parent's behaviour instead of replacing it
        return super().speak().lower() + " (tiny)"


animals = [Animal("Thing", 1), Dog("Rex", 3, "Beagle"), Cat("Misty", 5), Kitten("Dot", 0)]

for animal in animals:
    print(animal.introduce())

rex = animals[1]
print(rex.fetch())
print("Is Rex an Animal?", isinstance(rex, Animal))
print("Is Rex a Cat?", isinstance(rex, Cat))
print("Is Kitten a subclass of Animal?", issubclass(Kitten, Animal))
