# the haunted house - by Finn, 7th grade
# no typing, the moves are in a list so i can test it

rooms = {
    "hall":    {"desc": "A dusty hall.", "exits": {"north": "library", "east": "kitchen"}, "items": ["lamp"]},
    "library": {"desc": "Books everywhere.", "exits": {"south": "hall", "down": "cellar"}, "items": ["book", "key"]},
    "kitchen": {"desc": "It smells of soup.", "exits": {"west": "hall"}, "items": []},
    "cellar":  {"desc": "Dark and cold.", "exits": {"up": "library"}, "items": ["treasure"]},
}
locked = {("library", "down"): "key"}

player = {"room": "hall", "bag": [], "score": 0, "alive": True}
log = []


def say(text):
    log.append(text)
    print(">", text)


def look():
    room = rooms[player["room"]]
    text = room["desc"]
    if player["room"] == "cellar" and "lamp" not in player["bag"]:
        text = "You can see nothing!"
    elif room["items"]:
        text += " You see: " + " and ".join(room["items"])
    say(text)


def go(direction):
    here = player["room"]
    exits = rooms[here]["exits"]
    if direction not in exits:
        say("You bump into a wall.")
        return
    need = locked.get((here, direction))
    if need and need not in player["bag"]:
        say("The door is locked.")
        return
    player["room"] = exits[direction]
    look()


def take(thing):
    items = rooms[player["room"]]["items"]
    if thing == "all":
        for t in items[:]:
            take(t)
    elif thing in items:
        items.remove(thing)
        player["bag"].append(thing)
        player["score"] += 50 if thing == "treasure" else 5
        say("Taken: " + thing)
    else:
        say("There is no " + thing + " here.")


commands = {"go": go, "take": take, "look": look}

script = """look
take lamp
go north
go down
take all
dance
go down
take treasure
go west"""

for turn, line in enumerate(script.split("\n")):
    words = line.split()
    verb, rest = words[0], words[1:]
    if verb not in commands:
        say("I don't know how to " + verb)
        continue
    commands[verb](*rest)
    if player["score"] >= 60:
        say("You are rich after " + str(turn + 1) + " turns!")
        break

print(player)
print(len(log), "messages, longest:", max(log, key=len))
