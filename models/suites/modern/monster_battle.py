"""Turn-based battle. Damage is not random so that the story is always the same."""
from __future__ import annotations
from itertools import cycle, count


class Creature:
    registry: dict[str, type[Creature]] = {}
    power, icon = 5, "?"

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        Creature.registry[cls.__name__.lower()] = cls

    def __init__(self, name: str, hp: int) -> None:
        self.name = name
        self.max_hp = hp
        self.__hp = hp

    @property
    def hp(self) -> int:
        return self.__hp

    @hp.setter
    def hp(self, value: int) -> None:
        self.__hp = max(0, min(value, self.max_hp))

    alive = property(lambda self: self.hp > 0)

    def attack(self, other: Creature, turn: int) -> str:
        damage = other.defend(self.power + turn % 2)
        other.hp -= damage
        return f"hits {other.name} for {damage}"

    def defend(self, damage: int) -> int:
        return damage

    def __format__(self, spec: str) -> str:
        if spec == "bar":
            full = round(self.hp / self.max_hp * 10)
            return f"{self.icon} {self.name:<8}[{'=' * full}{' ' * (10 - full)}] {self.hp:>3}"
        return format(self.name, spec)

    @staticmethod
    def create(kind: str, *args, **kwargs) -> Creature:
        try:
            return Creature.registry[kind](*args, **kwargs)
        except KeyError:
            raise ValueError(f"unknown creature {kind!r}") from None


class Knight(Creature):
    power, icon = 7, "K"

    def defend(self, damage):
        return damage // 2 if self.hp < 10 else damage - 1


class Troll(Creature):
    power, icon = 8, "T"

    def attack(self, other, turn):
        self.hp += 1  # trolls heal a bit
        return super().attack(other, turn)


class Healer(Creature):
    power, icon = 2, "H"

    def __init__(self, name, hp, friend: Creature):
        super().__init__(name, hp)
        self.friend = friend

    def attack(self, other, turn):
        if self.friend.alive and self.friend.hp <= self.friend.max_hp // 2:
            self.friend.hp += 5
            return f"heals {self.friend.name}"
        return super().attack(other, turn)


hero = Creature.create("knight", "Rosa", hp=24)
monk = Creature.create("healer", "Bede", hp=12, friend=hero)
troll = Creature.create("troll", "Grumph", 45)

turn = count(1)
for fighter in cycle([hero, troll, monk]):
    n = next(turn)
    if not fighter.alive:
        continue
    target = troll if fighter is not troll else (hero if hero.alive else monk)
    print(f"{n:02}: {fighter} {fighter.attack(target, n)}")
    if not target.alive:
        print(f"    {target:*^12} is out!")
    if not troll.alive or not (hero.alive or monk.alive):
        break

print(*(f"{c:bar}" for c in (hero, monk, troll)), sep="\n")
try:
    Creature.create("dragon", "Smaug", 99)
except ValueError as e:
    print(e, "- known:", sorted(Creature.registry))
