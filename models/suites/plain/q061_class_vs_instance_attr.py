# Why are all instances sharing the same list?
class Dog:
    tricks = []
    legs = 4

    def __init__(self, name):
        self.name = name

    def add_trick(self, t):
        self.tricks.append(t)

d = Dog("Fido")
e = Dog("Buddy")
d.add_trick("roll over")
e.add_trick("play dead")
print(d.tricks)
d.legs = 3
print(d.legs, e.legs, Dog.legs)
print("legs" in d.__dict__, "legs" in e.__dict__)
print(d.__dict__)
del d.legs
print(d.legs)
