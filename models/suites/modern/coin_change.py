from functools import lru_cache

COINS = (1, 4, 5)


@lru_cache(maxsize=None)
def fewest(amount: int) -> tuple[int, ...] | None:
    """Smallest tuple of coins that adds up to amount."""
    if amount == 0:
        return ()
    if amount < 0:
        return None
    best = None
    for coin in COINS:
        rest = fewest(amount - coin)
        if rest is not None and (best is None or len(rest) + 1 < len(best)):
            best = (coin,) + rest
    return best


def greedy(amount: int) -> list[int]:
    taken = []
    for coin in sorted(COINS, reverse=True):
        while amount >= coin:
            amount -= coin
            taken.append(coin)
    return taken


def ways(amount: int) -> int:
    """In how many ways (order does not matter)? Bottom-up this time."""
    table = [1] + [0] * amount
    for coin in COINS:
        for value in range(coin, amount + 1):
            table[value] += table[value - coin]
    return table[amount]


for cents in (8, 13, 14):
    smart, simple = fewest(cents), greedy(cents)
    marker = "<-- greedy is worse!" if len(simple) > len(smart) else ""
    print(f"{cents:>3}: {smart} vs {simple} {marker}")

print("ways to pay 12:", ways(12))
print(fewest.cache_info())
