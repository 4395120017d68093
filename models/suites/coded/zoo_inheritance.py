class Animal:
    count = 0

    def __init__(self, name, weight):
        self.name = name
        self.weight = weight
        Animal.count += 1

    def sound(self):
        return "..."

    def food_per_day(self):
        return self.weight * 0.1

    def __str__(self):
        return f"{self.name} the {type(self).__name__.lower()} says {self.sound()}"


class Lion(Animal):
    def sound(self):
        return "Roar"


class Bird(Animal):
    def __init__(self, name, weight, wingspan):
        super().__init__(name, weight)
        self.wingspan = wingspan

    def sound(self):
        return "Tweet"

    def can_fly(self):
        return self.wingspan > self.weight


class Penguin(Bird):
    def __init__(self, name, weight):
        super().__init__(name, weight, wingspan=0.3)

    def sound(self):
        # penguins sound a bit like birds
        return super().sound() + "-honk"

    def food_per_day(self):
        return super().food_per_day() + 1


zoo = [Lion("Leo", 190), Bird("Tweety", 0.2, 0.4), Penguin("Pingu", 12), Animal("Thing", 1)]

total = 0
for animal in zoo:
    print(animal)
    food = animal.food_per_day()
    total += food
    print("  eats", round(food, 2), "kg")
    if isinstance(animal, Bird):
        if animal.can_fly():
            print("  can fly")
        else:
            print("  can not fly")

print("Animals:", Animal.count)
print("Food:", round(total, 2))
print(issubclass(Penguin, Animal), issubclass(Lion, Bird))
