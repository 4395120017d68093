# why does my cart remember the last customer??
def add_item(item, cart=[]):
    cart.append(item)
    return cart

alice = add_item("apple")
alice = add_item("bread")
print("alice:", alice)
bob = add_item("milk")
print("bob:", bob)
print(alice is bob)
print(add_item.__defaults__)

def add_item_fixed(item, cart=None):
    if cart is None:
        cart = []
    cart.append(item)
    return cart

carol = add_item_fixed("eggs")
dave = add_item_fixed("tea")
dave = add_item_fixed("jam", dave)
print(carol, dave, carol is dave)
