"""Tiny text adventure. Nonsense commands are answered like QUIT."""

QUIT = "quit"

ROOMS = {
    "hall": {"north": "library", "east": "kitchen"},
    "library": {"south": "hall"},
    "kitchen": {"west": "hall"},
}


class Game:
    def __init__(self):
        self.room = "hall"
        self.bag = []
        self.over = False

    def do(self, line):
        match line.lower().split():
            case ["go", direction] if direction in ROOMS[self.room]:
                self.room = ROOMS[self.room][direction]
                return f"You are in the {self.room}."
            case ["go", direction]:
                return f"There is no way {direction}."
            case ["take", *things] if things:
                self.bag += things
                return f"Taken: {' and '.join(things)}"
            case ["bag" | "inventory"]:
                return str(self.bag)
            case [QUIT]:
                self.over = True
                return "Bye!"
            case []:
                return "Say something."
        return "I do not understand."


game = Game()
script = ["go north", "take lamp book", "go west", "", "inventory", "dance", "go south"]
for command in script:
    if game.over:
        print("... but I still wanted to", command)
        continue
    print(">", command)
    print(game.do(command))
print(QUIT, game.room, game.bag)
