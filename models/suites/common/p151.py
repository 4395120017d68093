class Inventory:
    """Context-managed, iterable, comparable stock."""
    def __init__(self, **stock):
        self.stock = stock
    def __iter__(self):
        return iter(self.stock.items())
    def __getattr__(self, name):
        try:
            return self.stock[name]
        except KeyError:
            raise AttributeError(name) from None
    def __setitem__(self, k, v):
        self.stock[k] = v
    def __delitem__(self, k):
        del self.stock[k]

inv = Inventory(apples=3, pears=0)
inv["kiwis"] = 7
del inv["pears"]
print(inv.apples, hasattr(inv, "plums"))
for name, n in inv:
    print(f"{name}: {'*' * n}")
