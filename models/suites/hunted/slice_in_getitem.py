class L:
    def __getitem__(self, i):
        if isinstance(i, slice):
            return "slice"
        return i

l = L()
print(l[3])
