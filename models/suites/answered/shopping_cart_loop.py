# Shopping cart example: lists, tuples, loops and if statements together.

cart = [
    ("apple", 0.50, 6),
    ("bread", 2.20, 1),
    ("cheese", 4.80, 2),
    ("milk", 1.10, 3),
]

total = 0
item_count = 0

print("Your receipt")
print("============")

for name, price, quantity in cart:
    cost = price * quantity
    total = total + cost
    item_count += quantity
    print(f"{quantity} x {name:<8} @ ${price:.2f} = ${cost:6.2f}")

# Discount: 10% off when you spend more than $15
if total > 15:
    discount = total * 0.10
else:
    discount = 0

final_total = total - discount

print("------------")
print(f"Items:    {item_count}")
print(f"Subtotal: ${total:.2f}")
print(f"Discount: ${discount:.2f}")
print(f"Total:    ${final_total:.2f}")
