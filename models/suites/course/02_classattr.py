class Dog:
    count = 0

    def __init__(self, name, age):
        self.name = name
        self.age = age
        Dog.count += 1

    def bark(self):
        return self.name + " says woof"

    def birthday(self):
        self.age += 1
        return self.age

a = Dog("Rex", 3)
b = Dog("Fido", 5)
print(a.bark())
b.birthday()
print(Dog.count, b.age)
