class Animal:
    def __init__(self, name):
        self.name = name

    def speak(self):
        return "..."

    def __str__(self):
        return f"{self.__class__.__name__} {self.name}"

class Dog(Animal):
    def speak(self):
        return "Woof"

class Cat(Animal):
    def __init__(self, name, lives=9):
        super().__init__(name)
        self.lives = lives

    def speak(self):
        return "Meow"

    def __str__(self):
        return super().__str__() + f" ({self.lives} lives)"

pets = [Dog("Rex"), Cat("Tom"), Animal("Thing")]
for pet in pets:
    print(pet, "says", pet.speak())
print([pet.speak() for pet in pets])
dogs = [p for p in pets if isinstance(p, Dog)]
print(len(dogs), dogs[0].name, str(dogs[0]))
cat = pets[1]
cat.lives -= 1
print(cat)
print(f"{cat}!")
names = {type(p).__name__: p.name for p in pets}
print(names)
loud = max(pets, key=lambda p: len(p.speak()))
print(loud)
print(str(pets[0]) + " & " + str(pets[1]))
print(cat is pets[1], pets[0] is dogs[0], pets[0] == pets[1])
