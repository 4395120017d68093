# Change machine for a vending machine. Price 1.10, paid 2.00
# should give 0.50 + 0.20 + 0.20 but one cent is missing!!
coins = [1.00, 0.50, 0.20, 0.10, 0.05, 0.02, 0.01]

def change(price, paid):
    rest = paid - price
    result = []
    for coin in coins:
        while rest >= coin:
            rest = rest - coin
            result.append(coin)
    print("rest:", rest)
    return result

def check(price, paid):
    result = change(price, paid)
    print(price, paid, result)
    if sum(result) == paid - price:
        print("OK")
    else:
        print("WRONG", sum(result), paid - price)

check(1.50, 2.00)
check(1.10, 2.00)
check(0.70, 1.00)

# tried it with // and %, also strange
rest = 0.3
for coin in coins:
    n = rest // coin
    rest = rest % coin
    if n:
        print(n, "x", coin)

stock = {"cola": 3, "water": 0}
max = 0
for drink in stock:
    if stock[drink] > max:
        max = stock[drink]
print("most stock", max)
print("most expensive", max(1.50, 1.10, 0.70))
