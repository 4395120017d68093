import math
def quadratic(a, b, c):
    disc = b ** 2 - 4 * a * c
    if disc < 0:
        return None
    elif disc == 0:
        return (-b / (2 * a),)
    r = math.sqrt(disc)
    return (-b + r) / (2 * a), (-b - r) / (2 * a)

for coef in [(1, -3, 2), (1, 2, 1), (1, 0, 1)]:
    roots = quadratic(*coef)
    print(coef, "->", roots)
print(math.gcd(12, 18), math.pi.__round__(3), math.hypot(3, 4), math.comb(5, 2))
print(math.log2(8), math.inf > 1e308, math.isnan(float("nan")), math.prod([1, 2, 3]))
