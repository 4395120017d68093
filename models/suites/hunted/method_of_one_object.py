class A:
    def hi(self):
        return "class"

a = A()
a.hi = lambda: "inst"
print(a.hi())
