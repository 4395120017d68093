class P:
    def where(self, group):
        return group.index(self)
a = P()
b = P()
print(b.where([a, b]))
