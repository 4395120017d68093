prices = {"apple": 0.5, "bread": 2.25, "milk": 1.8, "cheese": 4.0, "eggs": 3.1}
cart = [("apple", 6), ("milk", 2), ("chocolate", 1), ("cheese", 1), ("bread", 2)]

subtotal = 0
missing = []

for item, qty in cart:
    if item not in prices:
        missing.append(item)
        continue
    cost = prices[item] * qty
    print(item, "x", qty, "=", cost)
    subtotal += cost

print("Subtotal:", subtotal)

discount = 0
if subtotal > 15:
    discount = subtotal * 0.1
    print("You get 10% off!")
elif subtotal > 10:
    discount = 1

tax_rate = 0.08
after_discount = subtotal - discount
tax = round(after_discount * tax_rate, 2)
total = round(after_discount + tax, 2)

print("Tax:", tax)
print("Total: $" + str(total))

if len(missing) > 0:
    print("Sorry, we don't sell:", missing)

cheapest = None
for item in prices:
    if cheapest is None or prices[item] < prices[cheapest]:
        cheapest = item
print("Cheapest thing in the store is", cheapest)
