"""AoC 2023 day 7 flavour: rank poker-like hands."""
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from enum import IntEnum
from functools import total_ordering

SAMPLE = """\
32T3K 765
T55J5 684
KK677 28
QQQQ2 90"""
ORDER = "23456789TJQKA"


class Kind(IntEnum):
    HIGH = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE = 3
    FULL_HOUSE = 4
    FOUR = 5
    FIVE = 6


SHAPES = {
    (5,): Kind.FIVE, (4, 1): Kind.FOUR, (3, 2): Kind.FULL_HOUSE,
    (3, 1, 1): Kind.THREE, (2, 2, 1): Kind.TWO_PAIR, (2, 1, 1, 1): Kind.PAIR,
}


@total_ordering
@dataclass
class Hand:
    cards: str
    bid: int
    kind: Kind = field(init=False)

    def __post_init__(self):
        counts = Counter(self.cards)
        shape = tuple(n for _, n in counts.most_common())
        self.kind = SHAPES.get(shape, Kind.HIGH)

    def _key(self):
        return self.kind, [ORDER.index(c) for c in self.cards]

    def __lt__(self, other):
        return self._key() < other._key()


hands = []
for line in SAMPLE.splitlines():
    cards, bid = line.split()
    hands.append(Hand(cards, int(bid)))

total = 0
by_kind = defaultdict(list)
for rank, hand in enumerate(sorted(hands), 1):
    print(rank, hand)
    total += rank * hand.bid
    by_kind[hand.kind.name].append(hand.cards)
print(total, dict(by_kind))
