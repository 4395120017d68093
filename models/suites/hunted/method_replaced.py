class A:
    def hi(self):
        return "old"

def new_hi(self):
    return "new"

a = A()
A.hi = new_hi
print(a.hi())
