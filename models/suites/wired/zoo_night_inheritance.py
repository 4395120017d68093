# classes & inheritance: who answers when the night guard knocks?

class Animal:
    count = 0

    def __init__(self, name, hunger=2):
        self.name = name
        self.hunger = hunger
        Animal.count += 1

    def sound(self):
        return "..."

    def feed(self, grams):
        self.hunger = max(0, self.hunger - grams // 100)
        return self

    def __str__(self):
        kind = type(self).__name__
        return f"{self.name} the {kind} says {self.sound()!r} (hunger {self.hunger})"


class Bird(Animal):
    def sound(self):
        return "tweet"


class Parrot(Bird):
    def __init__(self, name, words):
        super().__init__(name, hunger=1)
        self.words = words
        self.i = 0

    def sound(self):
        word = self.words[self.i % len(self.words)]
        self.i += 1
        return super().sound() + "-" + word


class Nocturnal:
    def sound(self):
        return super().sound().upper() + "!"


class Owl(Nocturnal, Bird):
    pass


class Fish(Animal):
    count = 100          # hides Animal.count... or not?


zoo = [Animal("Thing"), Bird("Pip"), Parrot("Lola", ["hello", "rent's due"]),
       Owl("Archie"), Fish("Bob", 5)]

for a in zoo:
    print(a)

print("--- feeding ---")
for a, grams in zip(zoo, (50, 100, 250, 0, 320)):
    print(a.feed(grams))

print(Animal.count, Fish.count, zoo[4].count)
zoo[4].count += 1
print(Animal.count, Fish.count, zoo[4].count)
print(" > ".join(c.__name__ for c in Owl.__mro__))
print([isinstance(a, Bird) for a in zoo])
