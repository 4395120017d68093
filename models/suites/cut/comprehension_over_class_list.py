class Deck:
    suits = ["H", "S"]

    def __init__(self):
        self.cards = [(v, s) for s in self.suits for v in (1, 2)]

d = Deck()
print(d.cards)
