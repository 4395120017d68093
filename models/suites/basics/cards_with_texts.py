class Card:
    def __init__(self, rank, suit):
        self.rank = rank
        self.suit = suit

    def __str__(self):
        return f"{self.rank}{self.suit}"

    def __repr__(self):
        return f"Card({self.rank!r}, {self.suit!r})"

    def __lt__(self, other):
        return self.rank < other.rank

    def __eq__(self, other):
        return self.rank == other.rank and self.suit == other.suit

hand = [Card(3, "H"), Card(10, "S"), Card(7, "D")]
print(*hand)
print(*hand, sep=" | ")
print(hand)
print(hand[0], hand[1:])
best = max(hand)
print("best", best)
pair = (hand[0], hand[1])
print(pair)
print(Card(7, "D") in hand, hand.index(Card(10, "S")))
print(f"{hand[0]} and {hand[1]!r}: {hand}")
by = {c.suit: c for c in hand}
for suit, card in by.items():
    print(suit, card, repr(card))
hand.sort()
print([str(c) for c in hand])
print(" ".join(map(str, hand)))
print({c.rank for c in hand} == {3, 7, 10})
hand.pop()
print(len(hand), hand[-1])
