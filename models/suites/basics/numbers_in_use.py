import math
def newton(n, tol=1e-6):
    x = n
    while abs(x * x - n) > tol:
        x = (x + n / x) / 2
    return x

def distance(p, q):
    return math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2)

def stats(xs):
    mean = sum(xs) / len(xs)
    var = sum((x - mean) ** 2 for x in xs) / len(xs)
    return mean, var, math.sqrt(var)

def quad(a, b, c):
    d = b ** 2 - 4 * a * c
    if d < 0:
        return None
    r = math.sqrt(d)
    return (-b + r) / (2 * a), (-b - r) / (2 * a)

def compound(p, r, n):
    total = p
    for year in range(1, n + 1):
        total *= 1 + r / 100
        print(f"{year:>3} {total:10.2f}")
    return round(total, 2)

print(newton(2))
print(distance((1, 2), (4, 6)), round(distance((0, 0), (1, 1)), 3))
print(stats([2, 4, 4, 4, 5, 5, 7, 9]))
print(stats([1.5, 2.5, 4]))
print(quad(1, -3, 2), quad(1, 2, 5), quad(2, -5, 1))
print(compound(1000, 5, 4))
area = math.pi * 2.5 ** 2
print(f"{area:.3f} {math.e:.4f} {math.degrees(math.pi / 4):.1f}")
celsius = [-40, 0, 36.6, 100]
print([round(c * 9 / 5 + 32, 1) for c in celsius])
bmi = 70 / 1.75 ** 2
print(round(bmi, 1), bmi > 25)
x = 0.0
for _ in range(5):
    x += 0.1
print(x, x == 0.5, math.isclose(x, 0.5))
