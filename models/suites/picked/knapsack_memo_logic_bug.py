"""0/1 knapsack with a memo dict.

Each bag is fine when I run it alone, but in the loop the second one is wrong.
"""
from itertools import combinations
from typing import NamedTuple, Sequence


class Item(NamedTuple):
    name: str
    weight: int
    value: int

    @property
    def ratio(self) -> float:
        return self.value / self.weight


def best_value(items: Sequence[Item], room: int, i: int = 0, memo: dict = {}) -> int:
    if i == len(items):
        return 0
    if (i, room) in memo:
        return memo[i, room]
    skip = best_value(items, room, i + 1, memo)
    item = items[i]
    if item.weight <= room:
        take = item.value + best_value(items, room - item.weight, i + 1, memo)
    else:
        take = 0
    memo[i, room] = max(skip, take)
    return memo[i, room]


def brute(items, room):
    best, chosen = 0, ()
    for size in range(1, len(items) + 1):
        for combo in combinations(items, size):
            if sum(it.weight for it in combo) > room:
                continue
            if (v := sum(it.value for it in combo)) > best:
                best, chosen = v, combo
    return best, [it.name for it in chosen]


def greedy(items, room):
    total = 0
    for it in sorted(items, key=lambda it: it.ratio, reverse=True):
        if it.weight <= room:
            room -= it.weight
            total += it.value
    return total


camping = [Item("tent", 5, 9), Item("stove", 3, 5), Item("rope", 2, 3)]
city = [Item("camera", 2, 8), Item("shoes", 3, 2), Item("book", 1, 1)]

for label, bag in dict(camping=camping, city=city).items():
    dp = best_value(bag, 5)
    value, names = brute(bag, 5)
    print(f"{label:-<10} dp={dp} brute={value} greedy={greedy(bag, 5)} {'+'.join(names)}")
    if dp != value:
        print("   MISMATCH", dp - value)
