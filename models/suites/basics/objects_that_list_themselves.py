class Base:
    def __repr__(self):
        args = ", ".join(f"{k}={v!r}" for k, v in self.__dict__.items())
        return f"{self.__class__.__name__}({args})"


class Point(Base):
    def __init__(self, x, name):
        self.x = x
        self.name = name


class Printable:
    def __str__(self):
        fields = ", ".join(f"{k}={v}" for k, v in vars(self).items() if not k.startswith("_"))
        return f"{type(self).__name__}({fields})"

    __repr__ = __str__


class Card(Printable):
    def __init__(self, name, power):
        self.name = name
        self._power = power


p = Point(1, "a")
print(p)
p.x = 5
print([p], 3)
cards = [Card("Rock", 3), Card("Ember", 2)]
print(cards[0], cards)
print(max(cards, key=lambda c: c._power).name)
