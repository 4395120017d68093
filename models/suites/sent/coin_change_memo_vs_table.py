from functools import lru_cache

COINS = (1, 3, 4)
calls = 0


@lru_cache(maxsize=None)
def fewest(amount):
    """fewest coins that add up to amount (top-down)"""
    global calls
    calls += 1
    if amount == 0:
        return 0
    return 1 + min(fewest(amount - c) for c in COINS if c <= amount)


def ways(amount):
    """number of combinations (bottom-up)"""
    table = [1] + [0] * amount
    for c in COINS:
        for a in range(c, amount + 1):
            table[a] += table[a - c]
    return table


def greedy(amount):
    used = []
    for c in sorted(COINS, reverse=True):
        n, amount = divmod(amount, c)
        used += [c] * n
    return used


target = 6
print("top-down :", fewest(target), "calls:", calls)
print("greedy   :", greedy(target), "<- not optimal!")
print("ways     :", ways(target))
info = fewest.cache_info()
print(info.hits, info.misses, info.currsize)
