class Bag:
    def __init__(self):
        self.data = ["x", "y"]

    def __getitem__(self, i):
        return self.data[i]

    def __len__(self):
        return len(self.data)

b = Bag()
for i, item in enumerate(b):
    print(i, item)
print([s.upper() for s in b])
print(", ".join(b))
print(b[0], b[-1], len(b))
for item in reversed(b):
    print(item)
