cart = [
    ("Apple", 3, 0.40),
    ("Bread", 1, 1.10),
    ("Milk", 2, 0.95),
]
subtotal = 0
print("RECEIPT".center(26, "="))
for item, qty, price in cart:
    line = qty * price
    subtotal += line
    print("{:<10}{:>3} x {:>5.2f} {:>5.2f}".format(item, qty, price, line))
discount = 0.1 if subtotal > 4 else 0
total = subtotal * (1 - discount)
print("-" * 26)
print(f"{'Total':<20}{total:>6.2f}")
if discount:
    print(f"You saved {subtotal - total:.2f} ({discount:.0%})")
