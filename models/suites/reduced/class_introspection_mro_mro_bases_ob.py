class A: pass
class B(A): pass
print([k.__name__ for k in B.__mro__])
print(B.__mro__)
print(B.mro())
print(B.__bases__)
print(B.__name__, B().__class__)
