def climb(n, memo={}):
    if n in memo:
        return memo[n]
    if n <= 2:
        return n
    memo[n] = climb(n - 1) + climb(n - 2)
    return memo[n]

print(climb(5))
print(climb.__defaults__)

def house(nums):
    rob, skip = 0, 0
    for n in nums:
        rob, skip = skip + n, max(rob, skip)
    return max(rob, skip)
print(house([2, 7, 9, 3]))
