class A:
    def who(self):
        print("A")

class B(A):
    def who(self):
        print("B")
        super().who()

class C(A):
    def who(self):
        print("C")
        super().who()

class D(B, C):
    def who(self):
        print("D")
        super().who()

d = D()
d.who()
print(D.__mro__[1].__name__)
print(isinstance(d, A), D.__bases__[0] is B)
print(D.__name__, d.__class__.__name__)
