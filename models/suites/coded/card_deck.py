# Week 9: cards, sorting with key and a simple game of War
SUITS = ["clubs", "diamonds", "hearts", "spades"]
RANKS = "23456789TJQKA"

class Card:
    def __init__(self, rank, suit):
        self.rank = rank
        self.suit = suit

    def points(self):
        return RANKS.index(self.rank)

    def __lt__(self, other):
        return self.points() < other.points()

    def __eq__(self, other):
        return self.points() == other.points()

    def __str__(self):
        return self.rank + self.suit[0]

    __repr__ = __str__

def from_text(text):
    """ 'Kh 2c' -> list of cards """
    cards = []
    for word in text.split():
        for s in SUITS:
            if s[0] == word[1]:
                cards.append(Card(word[0], s))
                break
    return cards

anna = from_text("Kh 2c 9d 9s")
ben = from_text("Qd 5s 9h 3c")

print("Anna by rank:", sorted(anna))
print("Anna by suit:", sorted(anna, key=lambda c: (c.suit, c.points())))

table = []
won = {"Anna": [], "Ben": []}
while anna and ben:
    a = anna.pop(0)
    b = ben.pop(0)
    table.append(a)
    table.append(b)
    if a == b:
        print(a, b, "tie, cards stay on the table")
        continue
    winner = "Ben" if a < b else "Anna"
    print(a, b, winner, "takes", len(table))
    won[winner].extend(table)
    table = []

for name in won:
    best = max(won[name]) if won[name] else None
    print(name, len(won[name]), "cards, best:", best)
