# Vending machine that gives change. Customer pays 2.00 for a 1.37 snack
# and should get 0.63 back = 50 + 10 + 2 + 1

COINS = [0.50, 0.20, 0.10, 0.05, 0.02, 0.01]

def change(paid, price):
    rest = paid - price
    coins = []
    for coin in COINS:
        while rest >= coin:
            coins.append(coin)
            rest = rest - coin
    return coins, rest

def average_coin(coins):
    cents = [int(c * 100) for c in coins]
    return sum(cents) // len(cents)

def describe(coins):
    counts = {}
    for c in coins:
        counts[c] = counts.get(c, 0) + 1
    parts = []
    for c in counts:
        parts.append(f"{counts[c]}x{int(c * 100)}c")
    return " ".join(parts)

for paid, price in [(2.00, 1.37), (1.00, 0.71), (5.00, 3.15)]:
    coins, left = change(paid, price)
    print(f"{paid:.2f} - {price:.2f}:", describe(coins))
    if left == 0:
        print("  exact")
    else:
        print("  left over:", left)
    print("  average coin", average_coin(coins))
