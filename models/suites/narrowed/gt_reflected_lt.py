class C:
    def __init__(self, v):
        self.v = v

    def __lt__(self, other):
        return self.v < other.v

    def __eq__(self, other):
        return self.v == other.v

cs = [C(3), C(5)]
big = cs[1] > cs[0]
print(cs[0] > cs[1])
if cs[1] > cs[0]:
    print("yes")
print(C(5) == cs[1], cs[0] > cs[1])
