# Stock of a school kiosk: nested dictionaries

stock = {
    "apple": {"price": 0.40, "amount": 12},
    "juice": {"price": 1.20, "amount": 3},
    "pretzel": {"price": 0.90, "amount": 0},
}


def sell(item, quantity=1):
    if item not in stock:
        print(f"{item}: we don't have that")
        return 0
    entry = stock[item]
    if entry["amount"] < quantity:
        print(f"{item}: only {entry['amount']} left")
        return 0
    entry["amount"] -= quantity
    cost = quantity * entry["price"]
    print(f"{item}: sold {quantity} for {cost:.2f}")
    return cost


orders = [("apple", 5), ("juice", 4), ("pizza", 1), ("juice", 2), ("pretzel", 1)]
takings = 0
for item, quantity in orders:
    takings += sell(item, quantity)
print(f"takings: {takings:.2f}")

to_order = [name for name, e in stock.items() if e["amount"] < 2]
print("please order:", ", ".join(to_order))

value = 0
for name, e in stock.items():
    value += e["price"] * e["amount"]
    print(f"{name:<8}|{e['amount']:>3} |{e['price']:>6.2f}")
print(f"stock value {value:.2f}")
