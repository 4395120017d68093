class Dragon:
    def __init__(self, name, hunger=5):
        self.name = name
        self.hunger = hunger
        self.happy = 5
        self.toys = []

    def feed(self, food):
        print(f"{self.name} eats {food}")
        if food == "broccoli":
            self.happy -= 2
        self.hunger -= 3
        if self.hunger < 0:
            self.hunger = 0
            print("too full!")

    def give_toy(self, toy):
        self.toys.append(toy)
        self.happy += len(self.toys)

    def sleep(self):
        self.hunger += 4
        if self.hunger > 7:
            self.happy -= 1

    def status(self):
        mood = "happy"
        if self.happy < 5:
            mood = "sad"
        print(f"{self.name}: hunger={self.hunger} happy={self.happy} ({mood})")


pet1 = Dragon("Smokey")
pet2 = Dragon("Ember", 8)
same_pet = pet1     # is this a copy???

pet1.feed("sheep")
pet1.feed("broccoli")
pet2.sleep()
pet2.give_toy("ball")
same_pet.give_toy("rubber knight")

for p in [pet1, pet2, same_pet]:
    p.status()
    print("   toys:", p.toys)

day = 1
while pet1.hunger < 10:
    pet1.sleep()
    day += 1
pet1.status()
print("Smokey is starving on day", day)
