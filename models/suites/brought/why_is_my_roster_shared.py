# Can someone explain why team B has team A's players???

class Team:
    def __init__(self, name, players=[]):
        self.name = name
        self.players = players

    def sign(self, player):
        self.players.append(player)
        print(player, "signed for", self.name)

    def size(self):
        return len(self.players)


a = Team("Sharks")
b = Team("Bears")
c = Team("Wolves", ["Zed"])

a.sign("Kim")
a.sign("Lou")
b.sign("Max")
c.sign("Pat")

for team in (a, b, c):
    print(team.name, team.size(), team.players)

# this one is weird as well, every button prints the same number
buttons = []
for i in range(3):
    buttons.append(lambda: "button " + str(i))

for press in buttons:
    print(press())

fixed = [lambda i=i: "button " + str(i) for i in range(3)]
print([press() for press in fixed])

def remember(key, value, cache={}):
    cache[key] = value
    return cache

first = remember("x", 1)
second = remember("y", 2)
print(first, second, first is second)
