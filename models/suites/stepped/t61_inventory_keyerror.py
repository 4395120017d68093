# why does this crash???
inventory = {
    "apple": {"qty": 10, "price": 0.5},
    "banana": {"qty": 0, "price": 0.25},
    "cherry": {"qty": 200, "price": 0.1},
}

cart = [("apple", 3), ("cherry", 50), ("banana", 1), ("Apple", 2)]


def buy(item, amount):
    stock = inventory[item]
    if stock["qty"] < amount:
        print(f"Sorry, only {stock['qty']} x {item} left")
        return 0
    stock["qty"] -= amount
    cost = amount * stock["price"]
    print(f"Bought {amount} {item}(s) for ${cost:.2f}")
    return cost


def checkout(cart):
    total = 0
    for item, amount in cart:
        total += buy(item, amount)
        print("running total:", total)
    return total


total = checkout(cart)
print("You pay", total)
