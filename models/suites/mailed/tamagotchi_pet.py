class Pet:
    def __init__(self, name):
        self.name = name
        self.hunger = 5
        self.mood = 5
        self.alive = True

    def feed(self, food):
        if food == "cake":
            self.hunger -= 4
            self.mood += 2
        elif food == "salad":
            self.hunger -= 2
            self.mood -= 1
        else:
            print(self.name, "does not eat", food)
        if self.hunger < 0:
            self.hunger = 0

    def play(self):
        self.mood += 3
        self.hunger += 2

    def sleep(self):
        self.hunger += 3
        if self.hunger > 10:
            self.mood -= 5
        if self.mood <= 0:
            self.alive = False

    def show(self):
        face = ":)"
        if self.mood < 5:
            face = ":("
        if not self.alive:
            face = "x_x"
        print(self.name + " " + face + " hunger=" + str(self.hunger) + " mood=" + str(self.mood))


mypet = Pet("Gizmo")
mypet.show()
for thing in ["cake", "play", "rock", "salad", "sleep", "sleep", "sleep", "play", "sleep"]:
    if thing == "play":
        mypet.play()
    elif thing == "sleep":
        mypet.sleep()
    else:
        mypet.feed(thing)
mypet.show()
