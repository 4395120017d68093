class Parent:
    def __init__(self):
        self.kids = []

class Kid:
    def __init__(self, name, parent):
        self.name = name
        self.parent = parent
        parent.kids.append(self)

    def siblings(self):
        return [k.name for k in self.parent.kids if k is not self]

    def sibs(self):
        out = []
        for k in self.parent.kids:
            if k is not self:
                out.append(k.name)
        return out

    def names(self):
        return [k.name for k in self.parent.kids]

p = Parent()
al = Kid("Al", p)
bo = Kid("Bo", p)
print(al.names())
print(al.sibs())
print(bo.siblings())
