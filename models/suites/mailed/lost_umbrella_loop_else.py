"""The else of a loop means: 'I was never broken'."""


def look_for(colour: str, rooms: dict[str, list[str]]) -> str:
    for room, things in rooms.items():
        if not things:
            print(f"    {room}: nothing here")
            continue
        if colour in things:
            answer = f"{colour} umbrella is in the {room}"
            break
    else:
        answer = f"{colour} umbrella: last looked in the {room}, gave up"
    return answer


ROOMS = {"cloakroom": ["red", "green"], "canteen": [], "gym": ["black", "yellow"]}

for wanted in ("green", "yellow", "violet"):
    print(look_for(wanted, ROOMS))

# while has an else too
coins = 7
while coins > 0:
    coins -= 3
    if coins == 0:
        print("exactly spent")
        break
else:
    print("condition became false with", coins)

# an empty loop is a loop that was not broken
for _ in []:
    print("never printed")
else:
    print("else after zero rounds")

# nested: first pair of lockers that add up to 20
lockers = [3, 8, 5, 12, 15]
for i, left in enumerate(lockers):
    for right in lockers[i + 1:]:
        if left + right == 20:
            break
    else:
        print("no partner for", left)
        continue
    print("pair", left, right, "at", i)
    break
