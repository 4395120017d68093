class Pet:
    def __init__(self, name, animal, age):
        self.name = name
        self.animal = animal
        self.age = age
        self.hungry = True
        self.tricks = []

    def feed(self, food):
        if self.hungry:
            print(self.name, "eats the", food)
            self.hungry = False
        else:
            print(self.name, "is not hungry.")

    def birthday(self):
        self.age += 1
        self.hungry = True
        print("Happy birthday " + self.name + "! You are " + str(self.age))

    def learn(self, trick):
        if trick in self.tricks:
            print(f"{self.name} already knows {trick}")
            return
        self.tricks.append(trick)

    def __str__(self):
        text = self.name + " the " + self.animal
        if len(self.tricks) > 0:
            text += " can " + " and ".join(self.tricks)
        return text


dog = Pet("Rex", "dog", 3)
cat = Pet("Mia", "cat", 7)
dog.feed("bone")
dog.feed("steak")
dog.birthday()
dog.feed("steak")
dog.learn("sit")
dog.learn("roll")
dog.learn("sit")
print(dog)
print(cat)

pets = [dog, cat]
oldest = pets[0]
for p in pets:
    if p.age > oldest.age:
        oldest = p
print("The oldest is", oldest.name)
names = []
for p in pets:
    names.append(p.name)
print(names)
