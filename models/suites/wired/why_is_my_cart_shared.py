# Why do both customers have the same stuff in the cart????
# I only gave the phone to Dana

class Customer:
    tags = []

    def __init__(self, name, cart=[]):
        self.name = name
        self.cart = cart

    def buy(self, item, qty=1):
        for i in range(qty):
            self.cart.append(item)

    def tag(self, text):
        self.tags.append(text)


def receipt(customer):
    counts = {}
    for item in customer.cart:
        counts[item] = counts.get(item, 0) + 1
    print("Receipt for", customer.name)
    for item, n in counts.items():
        print("  ", n, "x", item)


dana = Customer("Dana")
erik = Customer("Erik")
zoe = Customer("Zoe", ["gift card"])

dana.buy("phone")
dana.buy("cable", 2)
erik.buy("mug")
zoe.buy("pen", 3)
dana.tag("vip")
zoe.tag("new")

receipt(dana)
receipt(erik)     # expected: 1 x mug
receipt(zoe)      # this one works??

print("dana and erik same list?", dana.cart is erik.cart)
print("zoe tags:", zoe.tags)   # expected ['new']
