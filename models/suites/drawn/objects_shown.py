class Item:
    def __init__(self, name, price):
        self.name = name
        self.price = price

    def __str__(self):
        return "%s/%d" % (self.name, self.price)

    def __repr__(self):
        return f"Item({self.name!r}, {self.price})"


p = Item("two", 37)
xs = [p, Item("list", 2)]
for b in xs: print(b, end="; ")
p.price += 5; print(p)
print(*xs, sep=" | ")
print(repr(p), str(p))
