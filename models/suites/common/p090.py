class A:
    def hi(self):
        print("A.hi")
class B(A):
    def hi(self):
        print("B.hi")
        super().hi()
class C(A):
    def hi(self):
        print("C.hi")
        super().hi()
class D(B, C):
    pass
D().hi()
print([k.__name__ for k in D.__mro__])
