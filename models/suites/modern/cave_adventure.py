# tiny text adventure with match
rooms = {
    "hall": {"north": "library", "east": "kitchen"},
    "library": {"south": "hall"},
    "kitchen": {"west": "hall"},
}
items = {"library": ["book", "lamp"], "kitchen": ["knife"]}
location = "hall"
bag: list[str] = []


def do(command: str) -> str:
    global location
    match command.lower().split():
        case []:
            return "Say something!"
        case ["go", ("north" | "south" | "east" | "west") as direction]:
            if direction not in rooms[location]:
                return f"You can't go {direction}."
            location = rooms[location][direction]
            return f"You are in the {location}. You see {items.get(location, [])}"
        case ["go", other]:
            return f"{other} is not a direction"
        case ["take", "all"]:
            found = items.pop(location, [])
            bag.extend(found)
            return f"Took {len(found)} things."
        case ["take", thing] if thing in items.get(location, []):
            items[location].remove(thing)
            bag.append(thing)
            return f"You take the {thing}."
        case ["take", thing, *_]:
            return f"There's no {thing} here."
        case ["inventory" | "i"]:
            return ", ".join(bag) or "empty bag"
        case _:
            return "I don't understand."


script = ["go north", "take lamp", "take sword now", "go up", "", "go south",
          "go west", "go east", "take all", "i", "dance"]
for line in script:
    print(">", line)
    print(do(line))
