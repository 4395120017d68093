# Unpacking, step by step, along bus route 14
route = ("14", "Harbour", "Mill Lane", "School", "Hospital", "Depot")

number, *stops = route
first, *_, last = stops
print("Bus %s runs from %s to %s" % (number, first, last))
print(len(_), _)

# swapping: the right side is built before anything is stored
first, last = last, first
print("Back: %s -> %s" % (first, last))

# order matters when a target uses another target
seats = [0, 0, 0, 0]
i = 1
i, seats[i] = 3, "Ada"
print(i, seats)

# nested shapes
timetable = [("Harbour", (7, 5)), ("School", (7, 32)), ("Depot", (8, 1))]
for name, (hour, minute) in timetable:
    print("%-8s %d:%02d" % (name, hour, minute))

names, times = zip(*timetable)
print(names)
print(max(times))


def ticket(kind, *zones, discount=0, **extra):
    price = len(zones) * 120 - discount
    return kind, price, sorted(extra)


print(ticket("day", *"ABC"))
options = {"discount": 50, "dog": True}
print(ticket(*["single", "A"], **{**options, "bike": False}))

for text in ("a b c", "a b", "a"):
    try:
        x, y = text.split()
    except ValueError as problem:
        print(repr(text), "->", problem)
    else:
        print(repr(text), "->", x + y)
(only,) = "z"
print(only, [*range(3), *"hi"])
