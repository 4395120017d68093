# mini dungeon, moves are scripted. can the hero beat the ogre?
MAP = [
    "#######",
    "#@.k.g#",
    "#.##+##",
    "#.h#..#",
    "####.E#",
    "#######",
]

class Hero:
    def __init__(self, x, y):
        self.x, self.y = x, y
        self._hp = 8
        self.bag = []

    @property
    def hp(self):
        return self._hp

    @hp.setter
    def hp(self, value):
        self._hp = min(10, value)
        if self._hp <= 0:
            raise RuntimeError(f"hero died at {self.x},{self.y} carrying {self.bag}")

grid = [list(r) for r in MAP]
for y, r in enumerate(grid):
    if "@" in r:
        hero = Hero(r.index("@"), y)
        grid[y][hero.x] = "."

DIRS = dict(n=(0, -1), s=(0, 1), w=(-1, 0), e=(1, 0))
script = "ee e s n e w s s s e"

def step(d):
    dx, dy = DIRS[d]
    nx, ny = hero.x + dx, hero.y + dy
    tile = grid[ny][nx]
    match tile:
        case "#":
            return "bump"
        case "+" if "key" not in hero.bag:
            return "locked"
        case "+":
            hero.bag.remove("key")
            msg = "door opens"
        case "k":
            hero.bag.append("key")
            msg = "a key!"
        case "h":
            hero.hp += 5
            msg = "potion"
        case "g":
            hero.hp -= 4
            hero.bag.append("gold")
            msg = "goblin! it had gold"
        case "E":
            hero.x, hero.y = nx, ny
            hero.hp -= 3
            return "the ogre"
        case _:
            msg = "ok"
    grid[ny][nx] = "."
    hero.x, hero.y = nx, ny
    return msg

for i, d in enumerate(script.replace(" ", ""), 1):
    print(f"{i:2}. {d} {step(d):<20} hp={hero.hp} bag={hero.bag}")
print("you win with", hero.hp, "hp and", *hero.bag)
