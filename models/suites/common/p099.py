def change(amount, coins=(50, 20, 10, 5, 2, 1)):
    result = {}
    for coin in coins:
        count, amount = divmod(amount, coin)
        if count:
            result[coin] = count
        if not amount:
            break
    return result

for coin, n in change(88).items():
    print(f"{n} x {coin}p")
