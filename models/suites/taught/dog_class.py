# Our first class

class Dog:
    legs = 4                      # class variable: the same for all dogs
    count = 0

    def __init__(self, name, age):
        self.name = name          # instance variables
        self.age = age
        self.tricks = []
        Dog.count += 1

    def bark(self):
        print(self.name, "says: Woof!")

    def learn(self, trick):
        self.tricks.append(trick)

    def birthday(self):
        self.age += 1

    def __repr__(self):
        return f"Dog({self.name!r}, {self.age})"


rex = Dog("Rex", 3)
bella = Dog("Bella", 7)
rex.bark()
bella.birthday()
rex.learn("roll")
rex.learn("sit")
print(rex, rex.tricks)
print(bella, bella.tricks)
print("Dogs:", Dog.count)

rex.legs = 3                      # poor Rex: now it has its own attribute
print(rex.legs, bella.legs, Dog.legs)
print([rex, bella])
print(rex.__dict__)
