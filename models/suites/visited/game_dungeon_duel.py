# tiny duel prototype, own LCG so the fights are repeatable
class Dice:
    def __init__(self, seed):
        self.state = seed

    def roll(self, sides):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % sides + 1


class Creature:
    def __init__(self, name, hp, sides):
        self.name, self.hp, self.sides = name, hp, sides

    @property
    def alive(self):
        return self.hp > 0

    def attack(self, other, dice):
        dmg = dice.roll(self.sides)
        other.hurt(dmg)
        return dmg

    def hurt(self, dmg):
        self.hp = max(0, self.hp - dmg)


class Troll(Creature):
    def hurt(self, dmg):
        super().hurt(dmg - 1)       # thick skin


class Hero(Creature):
    def __init__(self, name):
        super().__init__(name, hp=14, sides=8)
        self.bag = {"potion": 1, "gold": 5}

    def attack(self, other, dice):
        if self.hp <= 6 and self.bag["potion"]:
            self.bag["potion"] -= 1
            self.hp += 6
            print(f"  {self.name} drinks a potion, hp {self.hp}")
            return 0
        return super().attack(other, dice)


d = Dice(1987)
hero = Hero("Brynn")
for foe in [Creature("Rat", 4, 3), Troll("Grok", 12, 6)]:
    print(f"== {hero.name} vs {foe.name}")
    attacker, target = hero, foe
    while hero.alive and foe.alive:
        hit = attacker.attack(target, d)
        print(f"  {attacker.name} -> {hit}  ({target.name} hp {target.hp})")
        attacker, target = target, attacker
    if hero.alive:
        hero.bag["gold"] += d.roll(10)
print("survived!" if hero.alive else "R.I.P.", hero.hp, hero.bag)
