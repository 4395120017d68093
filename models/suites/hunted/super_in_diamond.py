class A:
    def hi(self):
        return "A"
class B(A):
    def hi(self):
        return "B" + super().hi()
class C(A):
    def hi(self):
        return "C" + super().hi()
class D(B, C):
    pass
print(D().hi())
