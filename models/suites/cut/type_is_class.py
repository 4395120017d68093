class A:
    pass

a = A()
print(isinstance(a, A), type(a) is A, type(a) == A)
print(type(a) is A)
