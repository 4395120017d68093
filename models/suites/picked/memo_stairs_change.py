from functools import lru_cache, reduce


# 1) slow version with a counter
calls = 0
def fib(n):
    global calls
    calls += 1
    return n if n < 2 else fib(n - 1) + fib(n - 2)


# 2) own memo with a dict as a default argument
def fib_memo(n, memo={0: 0, 1: 1}):
    if n not in memo:
        memo[n] = fib_memo(n - 1) + fib_memo(n - 2)
    return memo[n]


# 3) lru_cache
@lru_cache(maxsize=None)
def stairs(n):
    if n <= 1:
        return 1
    return sum(stairs(n - k) for k in (1, 2, 3) if k <= n)


# 4) bottom up table
def change(coins, amount):
    INF = float("inf")
    best = [0] + [INF] * amount
    used = [None] * (amount + 1)
    for a in range(1, amount + 1):
        for c in coins:
            if c <= a and best[a - c] + 1 < best[a]:
                best[a] = best[a - c] + 1
                used[a] = c
    if best[amount] == INF:
        return None
    picked = []
    while amount:
        picked.append(used[amount])
        amount -= used[amount]
    return picked


print("fib(6) =", fib(6), "with", calls, "calls")
print("memo   =", fib_memo(10), "memo size", len(fib_memo.__defaults__[0]))
print("stairs =", [stairs(i) for i in range(6)])
print(stairs.cache_info())
print("change =", change((1, 3, 4), 6))
print("change =", change((5,), 3))
print("6!     =", reduce(lambda a, b: a * b, range(1, 7)))
