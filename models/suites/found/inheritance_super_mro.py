# Who calls whom?  Follow the arrows on the blackboard.


class Animal:
    count = 0

    def __init__(self, name, legs=4, **rest):
        print(f"Animal.__init__({name!r})")
        super().__init__(**rest)
        self.name = name
        self.legs = legs
        Animal.count += 1

    def speak(self):
        return "..."

    def describe(self):
        return f"{self.name} has {self.legs} legs and says {self.speak()}"


class Swimmer:
    def __init__(self, depth=1, **rest):
        print(f"Swimmer.__init__({depth})")
        super().__init__(**rest)
        self.depth = depth

    def describe(self):
        return super().describe() + f", dives to {self.depth} m"


class Dog(Animal):
    def speak(self):
        return "Woof"


class Newfoundland(Swimmer, Dog):
    def speak(self):
        loud = super().speak().upper()
        return loud + "!"


class Duck(Swimmer, Animal):
    def __init__(self, name):
        super().__init__(name=name, legs=2, depth=3)


animals = [Dog("Rex"), Newfoundland(name="Bear", depth=8), Duck("Donald")]
for animal in animals:
    print(animal.describe())

print([cls.__name__ for cls in Newfoundland.__mro__])
print(isinstance(animals[1], Dog), isinstance(animals[2], Dog), issubclass(Duck, Animal))
print("made", Animal.count)
Dog.count = 50
print(Animal.count, animals[0].count, animals[2].count)
