def describe(command):
    match command.split():
        case ["go", ("north" | "south") as direction]:
            return f"walking {direction}"
        case ["take", item]:
            return f"taking {item}"
        case ["take", *items]:
            return f"taking {len(items)} things"
        case []:
            return "nothing"
        case _:
            return "??"

for cmd in ["go north", "take lamp", "take a b c", "", "fly"]:
    print(repr(cmd), "->", describe(cmd))

point = {"x": 0, "y": 5}
match point:
    case {"x": 0, "y": y} if y > 0:
        print("on y axis at", y)
    case {"x": x}:
        print("x is", x)
