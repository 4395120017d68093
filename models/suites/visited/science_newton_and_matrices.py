import math


def newton(f, df, x0, tol=1e-10, maxit=20):
    x = x0
    for k in range(maxit):
        dx = f(x) / df(x)
        x -= dx
        if abs(dx) < tol:
            return x, k + 1
    raise ArithmeticError("no convergence")


def simpson(f, a, b, n=8):
    h = (b - a) / n
    s = f(a) + f(b)
    for i in range(1, n):
        s += f(a + i * h) * (4 if i % 2 else 2)
    return s * h / 3


def solve(A, b):
    """Gaussian elimination with partial pivoting"""
    n = len(A)
    M = [row[:] + [rhs] for row, rhs in zip(A, b)]
    for col in range(n):
        piv = max(range(col, n), key=lambda r: abs(M[r][col]))
        M[col], M[piv] = M[piv], M[col]
        for r in range(col + 1, n):
            factor = M[r][col] / M[col][col]
            M[r] = [x - factor * y for x, y in zip(M[r], M[col])]
    x = [0.0] * n
    for i in reversed(range(n)):
        known = sum(M[i][j] * x[j] for j in range(i + 1, n))
        x[i] = (M[i][n] - known) / M[i][i]
    return x


root, its = newton(lambda x: math.cos(x) - x, lambda x: -math.sin(x) - 1, 1.0)
print(f"cos x = x at {root:.10f} after {its} iterations")

integral = simpson(math.sin, 0, math.pi)
print(f"int sin = {integral:.6f}, error {abs(integral - 2):.2e}")

A = [[0.0, 2.0, 1.0], [1.0, -2.0, -3.0], [-1.0, 1.0, 2.0]]
b = [-8.0, 0.0, 3.0]
x = solve(A, b)
residual = [sum(a * xi for a, xi in zip(row, x)) - rhs for row, rhs in zip(A, b)]
print("x =", [round(v, 6) for v in x], "max residual", max(map(abs, residual)))
