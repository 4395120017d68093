prices = {"milk": 1.25, "bread": 2.0, "eggs": 3.5, "apple": 0.4}
basket = ["milk", "apple", "apple", "chocolate", "eggs", "apple"]

def price_of(item):
    if item in prices:
        return prices[item]
    print("Sorry, we don't sell", item)
    return 0

total = 0
bought = set()
for item in basket:
    cost = price_of(item)
    if cost:
        bought.add(item)
    total += cost

if total > 5:
    discount = total * 0.1
    total -= discount
    print("You saved", round(discount, 2))
print("Different items:", sorted(bought))
print("Total: $%.2f" % total)
