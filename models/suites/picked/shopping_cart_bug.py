# shopping cart - there is something wrong, please help!!
prices = {"apple": 0.5, "bread": 2.25, "milk": 1.1, "cheese": 4.0}
stock = {"apple": 10, "bread": 1, "milk": 3}

cart = []


def add_to_cart(product, amount):
    if product not in prices:
        print("We do not sell", product)
        return False
    cart.append((product, amount))
    print("added", amount, product)
    return True


def check_stock(product, amount):
    left = stock[product]
    if left < amount:
        print("only", left, product, "left")
        return left
    return amount


def checkout(cart):
    total = 0
    for product, amount in cart:
        really = check_stock(product, amount)
        stock[product] -= really
        line = prices[product] * really
        print("%8s x %d = %.2f" % (product, really, line))
        total += line
    return total


def discount(total, code=None):
    codes = {"SAVE10": 0.1, "HALF": 0.5}
    if code in codes:
        total = total * (1 - codes[code])
    return total


wanted = [("apple", 4), ("bread", 2), ("pizza", 1), ("milk", 1)]
for w in wanted:
    add_to_cart(w[0], w[1])

t = checkout(cart)
print("Total", round(discount(t, "SAVE10"), 2))

print("--- second customer ---")
cart.clear()
add_to_cart("milk", 1)
add_to_cart("cheese", 2)
t = checkout(cart)
print("Total", t)
