class Card:
    def __init__(self, rank, suit):
        self.rank = rank
        self.suit = suit
    def __eq__(self, other):
        if not isinstance(other, Card):
            return NotImplemented
        return (self.rank, self.suit) == (other.rank, other.suit)
    def __hash__(self):
        return hash((self.rank, self.suit))
hand = {Card("A", "s"), Card("K", "h")}
c = Card("A", "s")
if c in hand:
    print("yes")
hand.add(c)
print(len(hand))
hand.discard(c)
print(len(hand))
counts = {}
deck = [Card("A", "s"), Card("K", "h"), Card("A", "s")]
for card in deck:
    if card in counts:
        counts[card] += 1
    else:
        counts[card] = 1
for card in deck:
    counts[card] = counts.get(card, 0) + 1
print(len(set(deck)))
unique = set(deck)
print(c not in unique)
