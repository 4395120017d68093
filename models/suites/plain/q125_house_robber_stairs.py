def rob(nums):
    prev, cur = 0, 0
    for n in nums:
        prev, cur = cur, max(cur, prev + n)
    return cur

def climb(n, memo={}):
    if n in memo:
        return memo[n]
    if n <= 2:
        return n
    memo[n] = climb(n - 1, memo) + climb(n - 2, memo)
    return memo[n]

def max_profit(prices):
    lo, best = float("inf"), 0
    for p in prices:
        lo = min(lo, p)
        best = max(best, p - lo)
    return best

print(rob([2, 7, 9, 3, 1]))
print(climb(5))
print(max_profit([7, 1, 5, 3, 6, 4]))
