"""Exercise sheet 5 - monsters cards & decks (mixins, operators)"""


class Comparable:
    def key(self):
        raise NotImplementedError

    def __eq__(self, other):
        return self.key() == other.key()

    def __lt__(self, other):
        return self.key() < other.key()

    def __hash__(self):
        return hash(self.key())


class Printable:
    def __str__(self):
        fields = ", ".join(f"{k}={v}" for k, v in vars(self).items() if not k.startswith("_"))
        return f"{type(self).__name__}({fields})"

    __repr__ = __str__


class Card(Comparable, Printable):
    def __init__(self, name, power):
        self.name = name
        self._power = power

    @property
    def power(self):
        return self._power

    def key(self):
        return (self.power, self.name)


class FireCard(Card):
    def __init__(self, name, power, heat):
        super().__init__(name, power)
        self.heat = heat

    @property
    def power(self):
        return super().power + self.heat


class WaterCard(Card):
    @property
    def power(self):
        base = super().power
        return base * 2 if base < 4 else base


class Deck:
    def __init__(self, *cards):
        self._cards = list(cards)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return Deck(*self._cards[index])
        return self._cards[index]

    def __len__(self):
        return len(self._cards)

    def __add__(self, other):
        return Deck(*self._cards, *other._cards)

    def __bool__(self):
        return any(c.power > 0 for c in self._cards)

    def best(self):
        return max(self._cards)

    def fight(self, other):
        score = [0, 0]
        for mine, theirs in zip(self, other):
            if mine == theirs:
                continue
            score[mine < theirs] += 1
        return tuple(score)


print([c.__name__ for c in FireCard.__mro__])
red = Deck(FireCard("Ember", 2, 3), FireCard("Blaze", 4, 1), Card("Rock", 3))
blue = Deck(WaterCard("Drop", 3), WaterCard("Wave", 5), Card("Rock", 3))

print("fight:", red.fight(blue))
both = red + blue
print(len(both), "cards, best is", both.best())
print(both[1:3][0], bool(Deck()))
print(len(set(both)), "different cards")
print([c.power for c in both])
