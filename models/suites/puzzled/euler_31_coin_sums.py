from functools import lru_cache

COINS = (1, 2, 5, 10)
TARGET = 20

# bottom up
ways = [1] + [0] * TARGET
for coin in COINS:
    for amount in range(coin, TARGET + 1):
        ways[amount] += ways[amount - coin]
print(ways[TARGET])
print(ways)


# top down, same thing
@lru_cache(maxsize=None)
def count(amount, i=len(COINS) - 1):
    if amount == 0:
        return 1
    if amount < 0 or i < 0:
        return 0
    return count(amount - COINS[i], i) + count(amount, i - 1)


print(count(TARGET))
assert count(TARGET) == ways[TARGET]
print(count.cache_info())
