from collections import deque

ROLLS = deque([4, 2, 6, 1, 5, 3, 6, 6, 2, 5])

def roll():
    """loaded dice for testing, goes round and round"""
    n = ROLLS[0]
    ROLLS.rotate(-1)
    return n


class Fighter:
    def __init__(self, name, hp, power, potions=0):
        self.name = name
        self.hp = self.max_hp = hp
        self.power = power
        self.potions = potions

    @property
    def alive(self):
        return self.hp > 0

    def attack(self, target):
        n = roll()
        if n == 1:
            print(f"{self.name} trips over!")
            return
        dmg = self.power + n
        if n == 6:
            dmg *= 2
            print("CRITICAL HIT!!")
        target.hp = max(0, target.hp - dmg)
        print(f"{self.name} hits {target.name} for {dmg} ({target.hp} left)")

    def drink(self):
        self.potions -= 1
        self.hp = min(self.max_hp, self.hp + 10)
        print(f"{self.name} drinks a potion -> {self.hp} hp")


hero = Fighter("Brom", 25, 3, potions=1)
monsters = [Fighter("Slime", 8, 1), Fighter("Ogre", 30, 5)]
gold = 0

for m in monsters:
    print(f"--- A wild {m.name} appears ---")
    turn = 0
    while hero.alive and m.alive:
        turn += 1
        if hero.hp < 10 and hero.potions:
            hero.drink()
        else:
            hero.attack(m)
        if m.alive:
            m.attack(hero)
    if not hero.alive:
        print("You died on turn", turn)
        break
    gold += m.max_hp * 2
else:
    print("Dungeon cleared!")

print("gold:", gold, "hp:", hero.hp)
