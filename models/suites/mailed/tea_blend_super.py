# Cooperative super(): every class adds its own bit, then passes on.
class Drink:
    price = 2.0

    def __init__(self, name, **rest):
        self.name = name
        self.leftover = rest
        print(f"Drink.__init__ {name}")

    def describe(self):
        return [self.name]

    def cost(self):
        return self.price


class WithMilk(Drink):
    def __init__(self, milk="oat", **rest):
        print("WithMilk.__init__", milk)
        super().__init__(**rest)
        self.milk = milk

    def describe(self):
        return super().describe() + [self.milk + " milk"]

    def cost(self):
        return super().cost() + 0.5


class WithSpice(Drink):
    def describe(self):
        return super().describe() + ["cardamom"]

    def cost(self):
        return super().cost() * 1.5


class Chai(WithMilk, WithSpice):
    price = 3.0


class Reversed(WithSpice, WithMilk): pass


for cls in (Chai, Reversed):
    cup = cls(name=cls.__name__.lower(), sugar=2)
    print(", ".join(cup.describe()), cup.cost(), cup.leftover)
    print(" -> ".join(k.__name__ for k in cls.__mro__))
print(isinstance(cup, WithMilk), issubclass(Chai, Reversed), "price" in vars(cup))
