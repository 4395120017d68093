# shopping receipt - crashes on last lines, dont know why
items = ["pen", "book", "bag"]
prices = [1.5, 12, "30"]
qty = [4, 1, 1]
bill = 0
n = 0
print("item".ljust(8) + "price".rjust(8))
print("-" * 16)
for item in items:
    p = prices[n]
    q = qty[n]
    line = p * q
    print(item.ljust(8) + str(line).rjust(8))
    bill = bill + line
    n = n + 1
print("Total: " + bill)
