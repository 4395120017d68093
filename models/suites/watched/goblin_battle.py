import enum
from dataclasses import dataclass, field


class LCG:
    """Numerical Recipes constants. Same seed = same fight."""
    def __init__(self, seed):
        self.state = seed

    def roll(self, sides):
        self.state = (1664525 * self.state + 1013904223) % 2**32
        return (self.state >> 16) % sides + 1


class State(enum.Enum):
    INTRO = enum.auto()
    PLAYER = enum.auto()
    ENEMY = enum.auto()
    WON = enum.auto()
    LOST = enum.auto()


@dataclass
class Fighter:
    name: str
    hp: int
    attack: int
    armour: int = 10
    bag: list[str] = field(default_factory=list)

    def bar(self):
        return f"{self.name:<7}[{'=' * max(self.hp, 0):<14}]"


dice = LCG(seed=2024)
hero = Fighter("Mira", 14, 8, bag=["potion"])
goblin = Fighter("Goblin", 11, 6, armour=8)


def swing(who, target):
    hit = dice.roll(20)
    if hit == 20 or hit >= target.armour:
        dmg = dice.roll(who.attack) * (2 if hit == 20 else 1)
        target.hp -= dmg
        print(f"  {who.name} hits for {dmg} (rolled {hit})")
    else:
        print(f"  {who.name} misses (rolled {hit})")


state = State.INTRO
turn = 0
while state not in (State.WON, State.LOST):
    if state is State.INTRO:
        print("A goblin blocks the bridge!")
        state = State.PLAYER if dice.roll(2) == 1 else State.ENEMY
    elif state is State.PLAYER:
        turn += 1
        if hero.hp <= 5 and "potion" in hero.bag:
            hero.bag.remove("potion")
            hero.hp += 6
            print("  Mira drinks a potion")
        else:
            swing(hero, goblin)
        state = State.ENEMY if goblin.hp > 0 else State.WON
    elif state is State.ENEMY:
        swing(goblin, hero)
        state = State.PLAYER if hero.hp > 0 else State.LOST
        print(hero.bar(), goblin.bar())

print(f"{state.name} after {turn} turns, bag={hero.bag}")
