from dataclasses import dataclass
from enum import Enum

W, H = 7, 4

class Dir(Enum):
    N = (0, -1)
    S = (0, 1)
    E = (1, 0)
    W = (-1, 0)

    @property
    def delta(self):
        return self.value

@dataclass
class Hero:
    x: int = 1
    y: int = 1
    gold: int = 0
    alive: bool = True

WALL, COIN, PIT = "#$^"

def build_room():
    grid = [["."] * W] * H      # fresh room full of floor
    grid[1][3] = COIN
    grid[2][5] = PIT
    return grid

def draw(grid, hero):
    for y, line in enumerate(grid):
        s = "".join(line)
        if y == hero.y:
            s = s[:hero.x] + "@" + s[hero.x + 1:]
        print(WALL + s + WALL)
    print()

def step(grid, hero, d):
    dx, dy = d.delta
    nx, ny = hero.x + dx, hero.y + dy
    if not (0 <= nx < W and 0 <= ny < H):
        print("bump!")
        return
    hero.x, hero.y = nx, ny
    tile = grid[ny][nx]
    if tile == COIN:
        hero.gold += 1
        grid[ny][nx] = "."
    elif tile == PIT:
        hero.alive = False

room = build_room()
hero = Hero()
draw(room, hero)          # there should be 1 coin and 1 pit...

for key in "EESEE":
    if not hero.alive:
        print("You fell.")
        break
    step(room, hero, Dir[key])
    print(key, hero)
else:
    print("You made it out" if hero.alive else "You fell at the last step")

draw(room, hero)
