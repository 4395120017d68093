# Week 4 exercise - vending machine
# (I put my inputs in a list so I don't have to type them every time)
inputs = ["50", "abc", "20", "", "-5", "100", "done"]
price = 150
balance = 0
mistakes = 0
i = 0

print("Welcome! A cola costs " + str(price) + " cents")

while True:
    answer = inputs[i]
    i = i + 1
    if answer == "done":
        print("ok, stopping")
        break
    try:
        coin = int(answer)
    except ValueError:
        print("'" + answer + "' is not a number, try again")
        mistakes += 1
        continue
    if coin <= 0:
        print("Coins can't be negative!!")
        mistakes += 1
        continue
    balance = balance + coin
    print("You put in", coin, "- balance is now", balance)

if balance >= price:
    change = balance - price
    print("Here is your cola! Your change is", change)
else:
    print("Not enough money, you need", price - balance, "more")

coins = [50, 20, 10, 5]
change_coins = []
while change > 0:
    for c in coins:
        if c <= change:
            change_coins.append(c)
            change -= c
            break
print("Change coins:", change_coins)
print("Mistakes:", mistakes)
