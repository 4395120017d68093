class A: pass
class B(A): pass

print([c.__name__ for c in B.__mro__])
