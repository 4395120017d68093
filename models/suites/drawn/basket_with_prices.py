shop = {"milk": 4.5, "bread": 3, "hat": 6, "tea": 9.5}
cart = ["hat", "tea", "test"]
total = 0
for item in cart:
    if item not in shop:
        print(item, 'is not sold')
        continue
    cost = shop[item]
    print(item, cost)
    total += cost
change = 100 - total
print('change:', change)
print(round(total, 2))
