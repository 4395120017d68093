def make_adder(n):
    return lambda x: x + n
adders = {k: make_adder(k) for k in (1, 2)}
print(adders[1](10), adders[2](10))
fs = [make_adder(i) for i in range(3)]
print([f(10) for f in fs])
