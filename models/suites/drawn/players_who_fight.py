# helper
class Hero:
    def __init__(self, name, lives=10, force=3):
        self.name = name
        self.lives = lives
        self.force = force

    def lose(self, n):
        # TODO: check
        self.lives -= n
        if self.lives < 0:
            self.lives = 0

    def is_alive(self):
        if self.lives > 0:
            return True
        return False

    # now the result
    def attack(self, other):
        other.lose(self.force)


# main
a = Hero('A')
b = Hero('B', 5, 2)
a.attack(b)
b.attack(a)
print(a.is_alive(), b.is_alive())
print(a.lives, b.lives)
