# Exact Gauss-Jordan elimination on rationals; checked against A @ x
from fractions import Fraction as Fr


def augmented(A, b):
    return [[Fr(v) for v in row] + [Fr(rhs)] for row, rhs in zip(A, b)]


def matvec(A, x):
    return [sum(a * xi for a, xi in zip(row, x)) for row in A]


def transpose(M):
    return [list(col) for col in zip(*M)]


def show(M, title=""):
    print(title)
    for r in M:
        print("  ", "  ".join(f"{str(v):>6}" for v in r))


def solve(A, b):
    M = augmented(A, b)
    n = len(M)
    det = Fr(1)
    for col in range(n):
        pivot = max(range(col, n), key=lambda r: abs(M[r][col]))
        if M[pivot][col] == 0:
            raise ZeroDivisionError(f"singular: column {col}")
        if pivot != col:
            M[col], M[pivot] = M[pivot], M[col]
            det = -det
        p = M[col][col]
        det *= p
        M[col] = [v / p for v in M[col]]
        for r in range(n):
            if r == col or M[r][col] == 0:
                continue
            k = M[r][col]
            M[r] = [v - k * w for v, w in zip(M[r], M[col])]
        show(M, f"after column {col}:")
    return [row[-1] for row in M], det


K = [[2, -1, 0],
     [-1, 2, -1],
     [0, -1, 1]]           # stiffness of three unit springs in series
load = [0, 0, "3/2"]

assert K == transpose(K)
u, det = solve(K, load)
print("u   =", [str(v) for v in u], " det =", det)
residual = [f - Fr(l) for f, l in zip(matvec(K, u), load)]
print("residual:", residual)
