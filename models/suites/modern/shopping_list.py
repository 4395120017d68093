# my shopping list program
prices = {"milk": 1.2, "bread": 2.5, "eggs": 3.1, "apples": 0.4, "cheese": 4.75}
basket = ["milk", "eggs", "apples", "apples", "apples", "chocolate", "cheese"]

total = 0
missing = []

for item in basket:
    if item in prices:
        total += prices[item]
        print(item, "costs", prices[item])
    else:
        missing.append(item)
        print("Sorry, we don't sell", item)

print(f"Total: {total:.2f} euro")

# 10% off if you spend more than 8
if total > 8:
    discount = total * 0.1
    total = total - discount
    print(f"You get a discount of {discount:.2f}")
    print(f"You pay {total:.2f} euro")

if missing:
    print("Not found:", ", ".join(missing))
