class Card:
    SUITS = "♣♦♥♠"
    def __init__(self, rank, suit):
        self.rank = rank
        self.suit = suit
    def __lt__(self, other):
        return (self.rank, self.SUITS.index(self.suit)) < (other.rank, self.SUITS.index(other.suit))
    def __eq__(self, other):
        return self.rank == other.rank and self.suit == other.suit
    def __repr__(self):
        return f"{self.rank}{self.suit}"

hand = [Card(10, "♠"), Card(3, "♥"), Card(10, "♣")]
print(sorted(hand))
print(max(hand), Card(3, "♥") in hand)
hand.remove(Card(3, "♥"))
print(hand)
