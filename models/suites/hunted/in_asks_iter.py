class LL:
    def __init__(self):
        self.xs = ["b", "a"]
    def __iter__(self):
        for x in self.xs:
            yield x
    def __len__(self):
        return len(self.xs)

l = LL()
print(list(l), len(l), "a" in l)
