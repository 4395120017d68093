class Room:
    def __init__(self, name, description):
        self.name = name
        self.description = description
        self.exits = {}
        self.items = []

    def connect(self, direction, other):
        opposite = {"north": "south", "south": "north", "east": "west", "west": "east"}
        self.exits[direction] = other
        other.exits[opposite[direction]] = self


class Game:
    def __init__(self, start):
        self.room = start
        self.bag = []
        self.over = False

    def do(self, command):
        words = command.lower().split()
        verb = words[0]
        noun = words[1] if len(words) > 1 else None
        method = getattr(self, "cmd_" + verb, None)
        if method is None:
            print("I don't understand", repr(command))
        else:
            method(noun)

    def cmd_go(self, direction):
        if direction in self.room.exits:
            self.room = self.room.exits[direction]
            self.cmd_look(None)
        else:
            print("You can't go", direction)

    def cmd_look(self, _):
        print(f"{self.room.name}: {self.room.description}")
        for item in self.room.items:
            print(f"  There is a {item} here.")

    def cmd_take(self, item):
        if item in self.room.items:
            self.room.items.remove(item)
            self.bag.append(item)
            print("Taken.")
        else:
            print("No", item, "here.")

    def cmd_quit(self, _):
        self.over = True


hall = Room("Hall", "A dusty hall.")
cellar = Room("Cellar", "Dark and cold.")
hall.connect("south", cellar)
cellar.items.append("lamp")

game = Game(hall)
script = ["look", "go west", "go south", "take lamp", "dance", "quit", "look"]
for line in script:
    print(">", line)
    game.do(line)
    if game.over:
        break
print("You carry:", game.bag)
