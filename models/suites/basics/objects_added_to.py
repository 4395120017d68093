class Pizza:
    def __init__(self, size):
        self.size = size
        self.toppings = []

    def add(self, topping):
        self.toppings.append(topping)
        return self

    def __repr__(self):
        inside = f"{self.size}: {len(self.toppings)}"
        return f"<Pizza {inside}>"


class Order:
    def __init__(self):
        self.pizzas = []

    def __iadd__(self, pizza):
        self.pizzas.append(pizza)
        return self

    def __iter__(self):
        return iter(self.pizzas)


class V:
    def __init__(self, x):
        self.x = x

    def __add__(self, other):
        return V(self.x + other.x)


o = Order()
o += Pizza("M").add("ham").add("olives")
o += Pizza("S")
print(sum(len(p.toppings) for p in o))
v = V(1)
v += V(2)
w = V(1) + V(2) + v
print(w.x)
