# A tiny text adventure.  The commands come from a script instead of input().

ROOMS = {
    "cell": {
        "text": "A damp cell.",
        "exits": {"north": "corridor"},
        "items": ["spoon"],
        "locked": True,
    },
    "corridor": {
        "text": "A long corridor with torches.",
        "exits": {"south": "cell", "east": "kitchen", "up": "tower"},
        "items": [],
    },
    "kitchen": {
        "text": "It smells of cabbage.",
        "exits": {"west": "corridor"},
        "items": ["rope", "bread"],
    },
    "tower": {"text": "The wind howls around you.", "exits": {"down": "corridor"}, "items": []},
}

here = "cell"
bag = []
score = 0
game_over = False


def say(*words):
    print("   ", *words)


def look():
    room = ROOMS[here]
    say(room["text"])
    if room["items"]:
        say("You see:", ", ".join(room["items"]))
    say("Exits:", "/".join(sorted(room["exits"])))


def go(direction):
    global here, score
    room = ROOMS[here]
    if direction not in room["exits"]:
        say("You bump into the wall.")
        score -= 1
        return
    if room.get("locked"):
        say("The door is locked.")
        return
    here = room["exits"][direction]
    look()


def take(item):
    if item in ROOMS[here]["items"]:
        ROOMS[here]["items"].remove(item)
        bag.append(item)
        say("Taken.")
    else:
        say("There is no", item, "here.")


def use(item):
    global score, game_over
    if item not in bag:
        say("You do not have that.")
    elif (item, here) == ("spoon", "cell"):
        ROOMS[here]["locked"] = False
        score += 5
        say("You pick the lock with the spoon!")
    elif item == "rope" and here == "tower":
        score += 10
        game_over = True
        say("You climb down to freedom.")
    elif item == "bread":
        bag.remove("bread")
        score += 1
        say("Stale.")
    else:
        say("Nothing happens.")


VERBS = {"look": look, "go": go, "take": take, "use": use}

for command in """look; go north; use spoon; take spoon; use spoon; go west; go north
use rope; go east; take rope; take bread; take sword; use bread; dance; go west; go up
use; use rope; look""".replace("\n", ";").split(";"):
    verb, *rest = command.split()
    print(">", verb, *rest)
    try:
        VERBS[verb](*rest)
    except KeyError:
        say("I do not know how to", verb + ".")
    except TypeError:
        say(verb.title(), "what?")
    if game_over:
        break

print("Score:", score, "Bag:", bag)
print({name: room["items"] for name, room in ROOMS.items() if room["items"]})
