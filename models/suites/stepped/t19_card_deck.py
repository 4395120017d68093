class Card:
    SUITS = ["♣", "♦", "♥", "♠"]
    RANKS = [str(n) for n in range(2, 11)] + list("JQKA")

    def __init__(self, rank, suit):
        if rank not in Card.RANKS:
            raise ValueError(f"invalid rank: {rank!r}")
        self.rank = rank
        self.suit = suit

    @property
    def value(self):
        return Card.RANKS.index(self.rank)

    def __lt__(self, other):
        return self.value < other.value

    def __eq__(self, other):
        return self.value == other.value

    def __hash__(self):
        return hash(self.value)

    def __repr__(self):
        return f"{self.rank}{self.suit}"


class Hand:
    def __init__(self, cards=None):
        self._cards = cards or []

    def __len__(self):
        return len(self._cards)

    def __getitem__(self, i):
        return self._cards[i]

    def __iadd__(self, card):
        self._cards.append(card)
        return self

    def __contains__(self, rank):
        return any(c.rank == rank for c in self._cards)

    def sort(self):
        self._cards.sort()


h = Hand()
for code in ["K♥", "3♠", "10♦"]:
    h += Card(code[:-1], code[-1])
print(len(h), h[0], h[-1])
print("3" in h, "A" in h)
h.sort()
print(list(h))
print(max(h), min(h))
print(Card("K", "♣") == h[2], h[0] > h[1])
for card in h[1:]:
    print(card, card.value)
try:
    Card("11", "♣")
except ValueError as e:
    print("Error:", e)
