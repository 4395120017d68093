RANKS = "23456789TJQKA"
SUITS = {"h": "hearts", "s": "spades"}


class Card:
    def __init__(self, rank, suit):
        self.rank = rank
        self.suit = suit

    def __repr__(self):
        return f"{RANKS[self.rank]} of {SUITS[self.suit]}"


c = Card(3, "h")
print(c)
cards = [c, Card(0, "s")]
print(cards)
best = max(cards, key=lambda card: card.rank)
print(best)
