status = 404
match status:
    case 200 | 201:
        print("ok")
    case 404:
        print("not found")
    case _:
        print("?")

def act(cmd):
    match cmd.split():
        case ["go", ("north" | "south") as d]:
            return f"going {d}"
        case ["take", item]:
            return "took " + item
        case ["drop", *items] if items:
            return f"dropped {len(items)}"
        case []:
            return "nothing"
        case other:
            return f"huh {other}"

for c in ["go north", "take lamp", "drop a b", "", "sing"]:
    print(act(c))
