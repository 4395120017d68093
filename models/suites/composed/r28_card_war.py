# Game of War with a fixed deck

class Card:
    RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

    def __init__(self, rank, suit):
        self.rank = rank
        self.suit = suit

    def value(self):
        return Card.RANKS.index(self.rank)

    def __gt__(self, other):
        return self.value() > other.value()

    def __eq__(self, other):
        return self.value() == other.value()

    def __repr__(self):
        return self.rank + self.suit


class Player:
    def __init__(self, name, cards):
        self.name = name
        self.cards = cards
        self.won = []

    def play(self):
        return self.cards.pop(0)


deck = [Card(r, s) for r, s in [('K', 'h'), ('3', 'd'), ('7', 's'), ('7', 'c'), ('A', 'h'), ('10', 'd')]]
p1 = Player('Ann', deck[::2])
p2 = Player('Bob', deck[1::2])

round_no = 0
pot = []
while p1.cards and p2.cards:
    round_no += 1
    c1 = p1.play()
    c2 = p2.play()
    pot += [c1, c2]
    print('Round', round_no, ':', c1, 'vs', c2)
    if c1 == c2:
        print('War!')
        continue
    winner = p1 if c1 > c2 else p2
    winner.won.extend(pot)
    pot = []
    print(winner.name, 'wins the round')

print(p1.name, len(p1.won), '-', p2.name, len(p2.won))
