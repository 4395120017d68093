class Bag:
    def __init__(self):
        self.items = []
    def __contains__(self, x):
        print("looking for", x)
        return x in self.items
    def __len__(self):
        return len(self.items)
    def __enter__(self):
        return self
    def __exit__(self, *exc):
        self.items.clear()

with Bag() as b:
    b.items += ["pen", "pad"]
    if "pen" in b and len(b) > 1:
        print("ok")
    print("cup" not in b)
print(len(b), bool(b))
