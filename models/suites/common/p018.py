class Animal:
    def __init__(self, name):
        self.name = name
    def speak(self):
        raise NotImplementedError
    def intro(self):
        return "I am {} and I say {}".format(self.name, self.speak())

class Dog(Animal):
    def speak(self):
        return "Woof"

class Puppy(Dog):
    def __init__(self, name, age):
        super().__init__(name)
        self.age = age
    def speak(self):
        return super().speak().lower() + "!" * self.age

pets = [Dog("Rex"), Puppy("Bit", 2), Animal("???")]
for pet in pets:
    try:
        print(pet.intro())
    except NotImplementedError as e:
        print(type(e).__name__, pet.name, isinstance(pet, Dog))
