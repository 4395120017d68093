stock = {"pens": 12, "rulers": 0, "glue": 4, "tape": 0, "paper": 30}

def low_items(stock, limit=5):
    return [name for name, qty in stock.items() if qty < limit]

print("Low on:", ", ".join(low_items(stock)))

# restock a bit
for name in low_items(stock):
    if stock[name] > 0:
        stock[name] += 10
        print("ordered 10", name)

# throw out everything we don't have any more
for name in stock:
    print("checking", name, stock[name])
    if stock[name] == 0:
        del stock[name]

print("Left:", stock)
