from itertools import product


def deck():
    for suit, rank in product("HS", ["J", "Q", "K", "A"]):
        yield rank + suit


def hands(cards, size):
    """Deal hands of `size` cards until the deck is empty."""
    cards = iter(cards)
    while True:
        hand = []
        for _ in range(size):
            hand.append(next(cards))
        yield tuple(hand)


POINTS = dict(J=2, Q=3, K=4, A=11)


def points(hand):
    total = 0
    for rank, suit in hand:
        total += POINTS[rank]
    return total


best = None
for nr, hand in enumerate(hands(deck(), 3)):
    p = points(hand)
    print(f"player {nr}: {' '.join(hand)} = {p}")
    if best is None or p > best[0]:
        best = (p, nr)
print("winner is player", best[1])
