class Animal:
    count = 0

    def __init__(self, name):
        self.name = name
        Animal.count += 1

    def speak(self):
        return "..."

    def describe(self):
        return f"{self.name} says {self.speak()}"

class Dog(Animal):
    def __init__(self, name, breed):
        super().__init__(name)
        self.breed = breed

    def speak(self):
        return "Woof"

class Puppy(Dog):
    def speak(self):
        return super().speak().lower() + " (squeaky)"

pets = [Animal("Thing"), Dog("Rex", "Lab"), Puppy("Bit", "Pug")]
for p in pets:
    print(p.describe())
print(Animal.count, isinstance(pets[2], Dog), issubclass(Dog, Puppy))
print([c.__name__ for c in Puppy.__mro__])
