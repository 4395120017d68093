class A: pass
class B(A): pass
class C(A): pass
class D(B, C): pass

for c in D.__mro__:
    print(c.__name__)
