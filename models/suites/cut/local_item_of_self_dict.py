class Store:
    def __init__(self):
        self.stock = {"a": {"qty": 3}}

    def sell(self, name, n):
        item = self.stock[name]
        if item["qty"] < n:
            return False
        self.stock[name]["qty"] -= n
        return True

s = Store()
print(s.sell("a", 2))
print(s.stock)
