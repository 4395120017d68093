"""Mini text adventure, played by a scripted list of commands."""

ROOMS = {
    "hall": {
        "desc": "A dusty hall.",
        "exits": {"north": "library", "east": "cellar"},
        "items": ["lamp"],
    },
    "library": {"desc": "Books everywhere.", "exits": {"south": "hall"}, "items": ["key", "book"]},
    "cellar": {"desc": "Dark and damp.", "exits": {"west": "hall"}, "items": [], "dark": True},
}
ALIASES = dict(n="north", s="south", e="east", w="west", i="inventory", l="look")


class GameOver(Exception):
    """Raised to leave the main loop."""


class Game:
    def __init__(self, rooms, start):
        self.rooms = rooms
        self.here = rooms[start]
        self.bag = []
        self.turns = 0
        self.score = 0

    def do_look(self):
        if self.here.get("dark") and "lamp" not in self.bag:
            print("It is pitch black.")
            return
        print(self.here["desc"], "You see:", ", ".join(self.here["items"]) or "nothing")

    def do_go(self, direction):
        try:
            target = self.here["exits"][direction]
        except KeyError:
            print("You bump into a wall.")
        else:
            self.here = self.rooms[target]
            self.do_look()
        finally:
            self.turns += 1

    def do_take(self, *names):
        if names == ("all",):
            names = tuple(self.here["items"])
        for name in names:
            if name in self.here["items"]:
                self.here["items"].remove(name)
                self.bag.append(name)
                self.score += 5
                print("Taken:", name)
            else:
                print("No", name, "here.")

    def do_inventory(self):
        print("You carry", self.bag if self.bag else "nothing")

    def do_use(self, name, _on="on", target=None):
        if name not in self.bag:
            print("You do not have the %s." % name)
        elif name == "key" and target == "door" and self.here.get("dark"):
            self.score *= 2
            raise GameOver("The door opens!")
        else:
            print("Nothing happens.")

    def do_quit(self):
        raise GameOver("Bye.")

    def execute(self, line):
        verb, *args = line.lower().split()
        verb = ALIASES.get(verb, verb)
        if verb in ("north", "south", "east", "west"):
            verb, args = "go", [verb]
        method = getattr(self, f"do_{verb}", None)
        if method is None:
            print("I don't know how to", verb)
            return
        try:
            method(*args)
        except TypeError:
            print("Try that differently:", verb)


def play(script):
    game = Game(ROOMS, "hall")
    for n, line in enumerate(script, start=1):
        print(f"{n}> {line}")
        try:
            game.execute(line)
        except GameOver as end:
            print(end)
            break
    else:
        print("The script ran out.")
    print(f"Score {game.score} in {game.turns} moves")


play(["look", "n", "take all", "take cat", "up", "w", "s", "e", "go", "use lamp",
      "W", "take lamp", "i", "e", "use key on door", "quit"])
