# vending machine change
price = 135
paid = 200
coins = [50, 20, 10, 5]
change = paid - price
print("Change is", change, "cents")
for coin in coins:
    number = change // coin
    if number == 0:
        continue
    print(number, "x", coin)
    change = change - number * coin
if change == 0:
    print("Thank you!")
