cart = []

def add_item(name, price, quantity):
    item = {"name": name, "price": price, "quantity": quantity}
    cart.append(item)

def remove_item(name):
    for item in cart:
        if item["name"] == name:
            cart.remove(item)
            return True
    return False

def total():
    result = 0
    for item in cart:
        result += item["price"] * item["quantity"]
    return result

add_item("apple", 0.5, 6)
add_item("bread", 2.75, 1)
add_item("milk", 1.2, 2)
add_item("chocolate", 3.0, 3)
print("Total:", total())

print("removed bread?", remove_item("bread"))
print("removed cheese?", remove_item("cheese"))

t = total()
if t > 10:
    discount = t * 0.1
    print("You get a discount of", round(discount, 2))
    t = t - discount
print("To pay: %.2f EUR" % t)
for item in cart:
    print(" -", item["name"], "x", item["quantity"])
