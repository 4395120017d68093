rooms = {
    "cellar": {"desc": "A damp cellar.", "exits": {"up": "hall"}, "items": ["lamp"]},
    "hall": {"desc": "A grand hall.", "exits": {"down": "cellar", "north": "garden"}, "items": []},
    "garden": {"desc": "An overgrown garden.", "exits": {"south": "hall"}, "items": ["key", "rose"]},
}

player = {"room": "cellar", "bag": [], "moves": 0}

def look():
    here = rooms[player["room"]]
    print(here["desc"], "Exits:", ", ".join(here["exits"]))
    if here["items"]:
        print("You see:", " and ".join(here["items"]))

def go(direction):
    exits = rooms[player["room"]]["exits"]
    if direction not in exits:
        print("You can't go", direction)
        return
    if exits[direction] == "garden" and "lamp" not in player["bag"]:
        print("Too dark out there.")
        return
    player["room"] = exits[direction]
    player["moves"] += 1
    look()

def take(item):
    items = rooms[player["room"]]["items"]
    try:
        items.remove(item)
    except ValueError:
        print("No", item, "here.")
    else:
        player["bag"].append(item)
        print("Taken:", item)

commands = {"go": go, "take": take}
script = """go up
go north
go down
take lamp
go up
go north
take sword
take key
dance"""

look()
for cmd in script.splitlines():
    print(">", cmd)
    verb, _, noun = cmd.partition(" ")
    action = commands.get(verb)
    if action is None:
        print("I don't know how to", verb)
        continue
    action(noun)
print(f"Bag: {player['bag']} after {player['moves']} moves")
