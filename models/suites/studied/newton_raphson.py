# Root finding: bisection and Newton-Raphson side by side
# f(x) = x^3 - x - 2  has a root near 1.5214

def f(x):
    return x**3 - x - 2

def df(x):
    return 3 * x**2 - 1


def bisect(f, a, b, tol=1e-3):
    if f(a) * f(b) >= 0:
        raise ValueError("f(a) and f(b) must have opposite signs")
    k = 0
    while (b - a) / 2 > tol:
        k += 1
        c = (a + b) / 2
        print(f"{k:2d}  [{a:.5f}, {b:.5f}]  f(c) = {f(c):+.5f}")
        if f(c) == 0:
            return c
        if f(a) * f(c) < 0:
            b = c
        else:
            a = c
    return (a + b) / 2


def newton(f, df, x0, tol=1e-10, max_iter=20):
    x = x0
    for k in range(1, max_iter + 1):
        dx = f(x) / df(x)
        x = x - dx
        print(f"{k:2d}  x = {x:.10f}   |dx| = {abs(dx):.1e}")
        if abs(dx) < tol:
            return x
    raise RuntimeError("no convergence")


print("--- bisection ---")
r1 = bisect(f, 1, 2)
print("root ~", round(r1, 4))
print("--- newton ---")
r2 = newton(f, df, 1.5)
print("root =", round(r2, 10))

try:
    bisect(f, 3, 4)
except ValueError as e:
    print("bisect(3, 4):", e)
