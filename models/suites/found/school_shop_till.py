# shop till for the school kiosk
prices = {"apple": 0.40, "pretzel": 0.90, "juice": 1.20, "cookie": 0.75}
stock = {"apple": 3, "pretzel": 1, "juice": 5, "cookie": 0}

def addToBasket(basket, item, howmany):
    if item not in prices:
        print("we dont sell", item)
        return basket
    if stock[item] < howmany:
        print("only", stock[item], item, "left!")
        howmany = stock[item]
    if howmany > 0:
        stock[item] -= howmany
        if item in basket:
            basket[item] += howmany
        else:
            basket[item] = howmany
    return basket

def printReceipt(basket):
    total = 0
    print("-" * 24)
    for item in basket:
        cost = basket[item] * prices[item]
        total += cost
        print(f"{item:<10} x{basket[item]:>2} {cost:>8.2f}")
    print("-" * 24)
    print(f"{'TOTAL':<14} {total:>8.2f}")
    return total

b = {}
b = addToBasket(b, "apple", 2)
b = addToBasket(b, "pretzel", 2)
b = addToBasket(b, "pizza", 1)
b = addToBasket(b, "cookie", 1)
b = addToBasket(b, "apple", 1)
b = addToBasket(b, "juice", 1)
t = printReceipt(b)

paid = 5
change = round(paid - t, 2)
print("paid:", paid, "change:", change)
# give back coins
cents = int(round(change * 100))
for coin in [200, 100, 50, 20, 10, 5]:
    n = cents // coin
    if n > 0:
        print(n, "x", coin, "cent")
    cents = cents % coin
print("stock now", stock)
