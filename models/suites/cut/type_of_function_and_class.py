def f():
    pass

class C:
    def m(self):
        pass

print(type(f))
print(type(C), type(C()))
print(type(C().m))
print(type(len))
