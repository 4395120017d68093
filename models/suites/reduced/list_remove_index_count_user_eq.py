class C:
    def __init__(self, r):
        self.r = r
    def __eq__(self, o):
        return self.r == o.r
h = [C(1), C(2)]
c = C(2)
print(h.index(c))
h.remove(c)
