inventory = {"apple": 3, "pear": 0, "fig": 12}
prices = {"apple": 0.5, "pear": 0.75, "fig": 0.2}

def restock(stock, name, amount=10):
    stock[name] = stock.get(name, 0) + amount
    return stock[name]

for name, amount in inventory.items():
    if amount == 0:
        restock(inventory, name)
restock(inventory, "kiwi", 5)
value = 0
for name in inventory:
    value += inventory[name] * prices.get(name, 1)
print(round(value, 2))
print(sorted(inventory.items(), key=lambda kv: kv[1], reverse=True)[0])
