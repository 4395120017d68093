class Meta:
    instances = []
    def __init__(self, name):
        self.name = name
        self.instances.append(self)
    def __repr__(self):
        return f"Meta({self.name!r})"

m1 = Meta("a")
m2 = Meta("b")
m2.instances = []
Meta("c")
print(m1.instances, m2.instances)
print(Meta.instances is m1.instances)
