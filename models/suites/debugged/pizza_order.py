# Assignment: composition. A pizza HAS toppings, an order HAS pizzas.
# My order for Tom shows toppings that he never asked for???

class Topping:
    def __init__(self, name, price):
        self.name = name
        self.price = price

    def __str__(self):
        return self.name

    def __lt__(self, other):
        return self.price < other.price


class Pizza:
    SIZES = {"S": 5.0, "M": 7.5, "L": 9.0}
    baked = 0

    def __init__(self, size, toppings=[]):
        self.size = size
        self.toppings = toppings
        Pizza.baked += 1

    def add(self, topping):
        self.toppings.append(topping)
        return self

    @property
    def price(self):
        p = self.SIZES[self.size]
        for t in self.toppings:
            p += t.price
        return p

    def __str__(self):
        if not self.toppings:
            return self.size + " plain"
        return self.size + " with " + ", ".join(str(t) for t in sorted(self.toppings))


class Order:
    def __init__(self, customer):
        self.customer = customer
        self.pizzas = []

    def __iadd__(self, pizza):
        self.pizzas.append(pizza)
        return self

    def total(self):
        s = 0
        for p in self.pizzas:
            s += p.price
        if len(self.pizzas) >= 3:
            s = s * 0.9
        return round(s, 2)

    def receipt(self):
        lines = ["Order of " + self.customer]
        for i, p in enumerate(self.pizzas, 1):
            lines.append(f"  {i}. {str(p):<28}{p.price:>6.2f}")
        lines.append("  total " + str(self.total()))
        return "\n".join(lines)


ham = Topping("ham", 1.5)
olives = Topping("olives", 0.8)
corn = Topping("corn", 0.5)

sara = Order("Sara")
sara += Pizza("M").add(ham).add(olives)
sara += Pizza("S", [corn])
print(sara.receipt())

tom = Order("Tom")
tom += Pizza("L")
print(tom.receipt())
print("expected total for Tom: 9.0")
print("pizzas baked:", Pizza.baked)
