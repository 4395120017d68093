prices = {"apple": 0.5, "bread": 2.2, "milk": 1.1}
basket = [("apple", 4), ("bread", 1), ("milk", 2)]
total = 0
for item, count in basket:
    cost = prices[item] * count
    print(item.ljust(8), count, "x", prices[item], "=", cost)
    total += cost
print("Total:", round(total, 2))
if total > 5:
    total *= 0.9
    print(f"With discount: {total:.2f}")
