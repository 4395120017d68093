class A: pass
class B(A): pass

print(B.__bases__)
print(B.__bases__[0].__name__)
print(B.__base__)
print(B.__bases__[0] is A)
