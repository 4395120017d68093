class Dir:
    def __init__(self, kids):
        self.kids = kids

    def size(self):
        return 1 + sum(k.size() for k in self.kids.values())

    def names(self):
        return sum(len(n) for n in self.kids.keys())

root = Dir({"a": Dir({}), "bb": Dir({"c": Dir({})})})
print(root.names())
print(root.size())
