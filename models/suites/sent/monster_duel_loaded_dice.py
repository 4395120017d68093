# Turn based duel. Rolls are "pre rolled" so I can test it
ROLLS = [4, 6, 1, 3, 5, 2, 6, 6, 1, 4]

class Fighter:
    def __init__(self, name, hp, attack, armor=0):
        self.name = name
        self.hp = hp
        self.attack = attack
        self.armor = armor
        self.potions = 1

    @property
    def alive(self):
        return self.hp > 0

    def hit(self, other, roll):
        if roll == 1:
            print(f"  {self.name} misses!")
            return 0
        dmg = self.attack + roll - other.armor
        if roll == 6:
            dmg *= 2
            print("  CRITICAL!")
        dmg = max(dmg, 0)
        other.hp -= dmg
        return dmg

    def __str__(self):
        return f"{self.name}[{max(self.hp, 0)}hp]"

def fight(a, b, rolls):
    turn = 0
    while a.alive and b.alive:
        roll = rolls[turn % len(rolls)]
        turn += 1
        print(f"turn {turn}: {a} vs {b} roll={roll}")
        if a.hp < 8 and a.potions:
            a.potions -= 1
            a.hp += 10
            print(f"  {a.name} drinks a potion")
        else:
            a.hit(b, roll)
        a, b = b, a       # swap sides
    return b              # the last one who acted

hero = Fighter("Hero", 22, 3, armor=2)
orc = Fighter("Orc", hp=30, attack=5)
winner = fight(hero, orc, ROLLS)
print("winner:", winner)
