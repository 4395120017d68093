# 2023-07
from collections import Counter

HANDS = """
32T3K 765
T55J5 684
KK677 28
KTJJT 220
QQQJA 483
"""


def key(hand, jokers=False):
    order = "J23456789TQKA" if jokers else "23456789TJQKA"
    counts = Counter(hand)
    if jokers and hand != "JJJJJ":
        js = counts.pop("J", 0)
        shape = sorted(counts.values(), reverse=True)
        shape[0] += js
    else:
        shape = sorted(counts.values(), reverse=True)
    return shape, [order.index(c) for c in hand]


def winnings(hands, jokers=False):
    ranked = sorted(hands, key=lambda h: key(h[0], jokers))
    return sum(rank * int(bid) for rank, (_, bid) in enumerate(ranked, 1))


hands = [line.split() for line in HANDS.strip().split("\n")]
print(winnings(hands))
print(winnings(hands, jokers=True))
