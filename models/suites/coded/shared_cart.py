class Product:
    def __init__(self, name, price, tags=[]):
        self.name = name
        self.price = price
        self.tags = tags

    def tag(self, *names):
        for n in names:
            if n not in self.tags:
                self.tags.append(n)
        return self


class Cart:
    def __init__(self, customer, items=[], discounts={}):
        self.customer = customer
        self.items = items
        self.discounts = discounts

    def add(self, product, qty=1):
        self.items.append((product, qty))
        if "sale" in product.tags:
            self.discounts[product.name] = 0.5

    def total(self):
        result = 0
        for product, qty in self.items:
            price = product.price * qty
            price *= self.discounts.get(product.name, 1)
            result += price
        return result


tea = Product("tea", 4)
mug = Product("mug", 10).tag("kitchen", "gift")
pen = Product("pen", 2).tag("office", "sale")

alice = Cart("Alice")
alice.add(tea, 2)
alice.add(mug)

bob = Cart("Bob")
bob.add(pen, 3)

# expected: Alice 18, Bob 3
for cart in (alice, bob):
    print(cart.customer, "pays", cart.total())
    for product, qty in cart.items:
        print("  ", qty, "x", product.name, product.tags)
