def make_multiplier(factor):
    return lambda n: n * factor

double, triple = make_multiplier(2), make_multiplier(3)
for f in (double, triple):
    print(f(5), end="; ")
print()
ops = {"+": lambda a, b: a + b, "-": lambda a, b: a - b}
for sym, op in ops.items():
    print(f"6 {sym} 2 = {op(6, 2)}")
