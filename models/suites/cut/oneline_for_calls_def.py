def sign(n):
    if n > 0: return "pos"
    elif n < 0: return "neg"
    return "zero"

for n in (3, -2, 0): print(n, sign(n))
