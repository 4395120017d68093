class A:
    def __init__(self, x):
        self.x = x

A.__repr__ = lambda self: f"A<{self.x}>"
a = A(3)
