import math

def coin_change(coins, amount):
    dp = [0] + [math.inf] * amount
    choice = [None] * (amount + 1)
    for a in range(1, amount + 1):
        for coin in coins:
            if coin <= a and dp[a - coin] + 1 < dp[a]:
                dp[a] = dp[a - coin] + 1
                choice[a] = coin
    if dp[amount] == math.inf:
        return -1, []
    used = []
    while amount:
        used.append(choice[amount])
        amount -= choice[amount]
    return len(used), used

for coins, target in [((1, 4, 5), 8), ((5, 3), 7), ((2,), 0)]:
    n, used = coin_change(coins, target)
    if n < 0:
        print(f"{target} can't be made from {coins}")
    else:
        print(f"{target} = {' + '.join(map(str, used)) or 'nothing'}  ({n} coins)")
