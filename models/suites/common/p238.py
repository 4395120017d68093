def total(prices, tax=0.2, *extras, **discounts):
    """Sum it all"""
    subtotal = sum(prices) + sum(extras)
    for who, pct in discounts.items():
        subtotal *= 1 - pct / 100
        print(f"{who}: -{pct}%")
    return round(subtotal * (1 + tax), 2)

print(total([10, 20]))
print(total([10], 0.1, 5, 5, student=10))
print(total(prices=[1], vip=50))
