# why does everybody end up on the same team???

def add_player(name, number, team=[]):
    team.append((number, name))
    team.sort()
    return team


def show(title, team):
    print(title + ":")
    for number, name in team:
        print("  #" + str(number), name)


red = add_player("Sam", 7)
red = add_player("Ruth", 3, red)

blue = add_player("Kofi", 10)
blue = add_player("Ines", 1, blue)

show("Red", red)
show("Blue", blue)
if red == blue:
    print("huh?")
