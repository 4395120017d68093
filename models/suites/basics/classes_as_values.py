class A:
    x = 1


class B(A):
    pass


def f(k):
    return k()


t = (A, B)
d = {"a": A, "b": B}
xs = [A, int]
k = A
for c in (A, B):
    print(c.__name__, c.x)
o = d["b"]()
print(isinstance(o, t), type(o) is B, d["a"] is A)
y = f(A)
z = {A: 1, B: 2}
print(z[type(o)], A in z)
