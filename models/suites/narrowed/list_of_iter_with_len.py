class Box:
    def __init__(self):
        self.items = {"a": 1, "b": 2}

    def __iter__(self):
        for k in self.items:
            yield k

    def __len__(self):
        return len(self.items)

b = Box()
print(list(b))
names = list(b)
print(len(b), sorted(b))
