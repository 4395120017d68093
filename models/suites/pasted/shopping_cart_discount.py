# Shopping cart
prices = {"milk": 1.2, "bread": 2.5, "eggs": 3.1, "cheese": 6.75}
cart = [("milk", 3), ("bread", 1), ("chocolate", 2), ("cheese", 2)]

total = 0
missing = []
for item, quantity in cart:
    if item in prices:
        cost = prices[item] * quantity
        print("%-10s x%d  %7.2f" % (item, quantity, cost))
        total = total + cost
    else:
        print("Sorry, we don't have", item)
        missing.append(item)

print("Subtotal:", total)

if total > 50:
    discount = 0.2
elif total > 15:
    discount = 0.1
else:
    discount = 0

total = total - total * discount
print("Discount: {}%".format(discount * 100))
print("Total to pay: ${:.2f}".format(total))
if missing:
    print("Could not find: " + ", ".join(missing))
