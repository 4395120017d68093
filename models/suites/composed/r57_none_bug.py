# crashes with NoneType, cannot see where the None comes from

class Category:
    def __init__(self, name, parent=None):
        self.name = name
        self.parent = parent
        self.products = []

    def path(self):
        if self.parent is None:
            return self.name
        return self.parent.path() + " > " + self.name


class Shop:
    def __init__(self):
        self.categories = []

    def add(self, name, parent_name=None):
        parent = self.find(parent_name) if parent_name else None
        cat = Category(name, parent)
        self.categories.append(cat)
        return cat

    def find(self, name):
        for cat in self.categories:
            if cat.name == name:
                return cat

    def add_product(self, cat_name, product, price):
        cat = self.find(cat_name)
        cat.products.append((product, price))


shop = Shop()
shop.add("Home")
shop.add("Kitchen", "Home")
shop.add("Knives", "kitchen")
print(shop.find("Kitchen").path())
print(shop.find("Knives").path())

stock = [
    ("Kitchen", "pan", 25.0),
    ("Knives", "bread knife", 18.5),
    ("Knifes", "chef knife", 49.9),
]
for cat_name, product, price in stock:
    print("adding", product)
    shop.add_product(cat_name, product, price)
print("done")
