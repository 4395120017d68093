# I want to find in which box my skates are. The print inside the function
# shows that they are found, but I get a TypeError at the end. HELP

attic = {
    "blue box": {
        "shoe carton": {"boots": 2, "laces": 6},
        "tin": {"buttons": 40},
    },
    "trunk": {
        "bag": {"skates": 1, "helmet": 1},
    },
    "radio": 1,
}


def find(thing, place, path=()):
    for name, content in place.items():
        if name == thing:
            print("found:", path + (name,))
            return path + (name,)
        if isinstance(content, dict):
            find(thing, content, path + (name,))


def count(place):
    n = 0
    for content in place.values():
        if isinstance(content, dict):
            n += count(content)
        else:
            n += content
    return n


print("things in the attic:", count(attic))
for wanted in ["radio", "skates"]:
    where = find(wanted, attic)
    print(wanted, "->", where)
    print("depth:", len(where))
print("done")
