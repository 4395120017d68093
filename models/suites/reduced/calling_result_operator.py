class P:
    def __init__(self, c):
        self.c = c
    def __call__(self, x):
        return self.c * x
    def __add__(self, o):
        return P(self.c + o.c)
p, q = P(1), P(2)
print((p + q)(5))
