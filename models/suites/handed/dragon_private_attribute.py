class Monster:
    alive = 0

    def __init__(self, name, hp):
        self.name = name
        self.__hp = hp
        Monster.alive += 1

    def hit(self, damage):
        self.__hp = max(0, self.__hp - damage)
        if self.__hp == 0:
            Monster.alive -= 1
            return f"{self.name} falls over."
        return f"{self.name} has {self.__hp} left."


class Goblin(Monster):
    def __init__(self):
        super().__init__("Goblin", 7)

    def hit(self, damage):
        # goblins duck
        return super().hit(damage // 2)


class Dragon(Monster):
    def __init__(self):
        super().__init__("Dragon", 40)
        self.armor = 5

    def hit(self, damage):
        text = super().hit(max(1, damage - self.armor))
        if self.__hp < 20:
            text += " It breathes fire!"
        return text


foes = [Goblin(), Dragon()]
for damage in (8, 12, 30):
    for foe in foes:
        print(f"{damage} at {foe.name}:", foe.hit(damage))
    print("alive:", Monster.alive)
