class V:
    def __init__(self, a):
        self.a = a
    def __format__(self, spec):
        return f"V{self.a:{spec}}"
v = V(2)
print("{:d}".format(v), format(v, "d"))
