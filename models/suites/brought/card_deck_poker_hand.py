from collections import Counter

SUITS = "CDHS"
RANKS = "23456789TJQKA"

class Card:
    def __init__(self, code):
        self.rank, self.suit = code
        self.value = RANKS.index(self.rank) + 2

    def __repr__(self):
        return self.rank + self.suit

    def __lt__(self, other):
        return (self.value, self.suit) < (other.value, other.suit)

def classify(hand):
    values = sorted(c.value for c in hand)
    counts = sorted(Counter(values).values(), reverse=True)
    flush = len({c.suit for c in hand}) == 1
    straight = counts[0] == 1 and values[-1] - values[0] == 4
    if straight and flush:
        return "straight flush"
    if counts[0] == 4:
        return "four of a kind"
    if counts[:2] == [3, 2]:
        return "full house"
    if flush:
        return "flush"
    if straight:
        return "straight"
    if counts[0] == 3:
        return "three of a kind"
    if counts[:2] == [2, 2]:
        return "two pair"
    return "pair" if counts[0] == 2 else "high card"

deck = [r + s for s in SUITS for r in RANKS]
# riffle: cut in half and interleave
half = len(deck) // 2
deck = [card for pair in zip(deck[:half], deck[half:]) for card in pair]
print(len(deck), deck[:6])

table = ["2H 2D 5S 9C KD", "TS JS QS KS AS", "7C 7D 7H 4S 4C", "AH 3C 9D JD 6S"]
for text in table:
    hand = sorted(Card(code) for code in text.split())
    print(hand, classify(hand))
