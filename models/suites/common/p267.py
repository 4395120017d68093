class Character:
    def __init__(self, name, hp=10, attack=3):
        self.name = name
        self.hp = hp
        self.attack = attack

    @property
    def alive(self):
        return self.hp > 0

    def hit(self, other):
        other.hp -= self.attack
        print(f"{self.name} hits {other.name} ({max(other.hp, 0)} hp left)")

hero, orc = Character("Hero", attack=4), Character("Orc", 7)
turn = 0
while hero.alive and orc.alive:
    attacker, target = (hero, orc) if turn % 2 == 0 else (orc, hero)
    attacker.hit(target)
    turn += 1
winner = hero if hero.alive else orc
print(winner.name, "wins with", winner.hp)
