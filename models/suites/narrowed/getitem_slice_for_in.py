class Hand:
    def __init__(self, cards):
        self.cards = cards

    def __getitem__(self, i):
        return self.cards[i]

h = Hand(["x", "y", "z"])
for c in h[1:]:
    print(c)
print("y" in h)
