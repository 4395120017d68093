# Solve Ax = b
# Gaussian elimination with partial pivoting, then back substitution

def print_matrix(M, title=""):
    print(title)
    for row in M:
        print("  [" + " ".join("%8.3f" % v for v in row) + " ]")


def gauss(A, b):
    n = len(A)
    # augmented matrix (copy so the caller's A is not destroyed)
    M = [A[i][:] + [b[i]] for i in range(n)]
    print_matrix(M, "augmented")

    for k in range(n):
        # find pivot row
        p = k
        for i in range(k + 1, n):
            if abs(M[i][k]) > abs(M[p][k]):
                p = i
        if abs(M[p][k]) < 1e-12:
            raise ValueError("matrix is singular")
        if p != k:
            M[k], M[p] = M[p], M[k]

        # eliminate below
        for i in range(k + 1, n):
            factor = M[i][k] / M[k][k]
            for j in range(k, n + 1):
                M[i][j] -= factor * M[k][j]

    print_matrix(M, "upper triangular")

    # back substitution
    x = [0.0] * n
    for i in range(n - 1, -1, -1):
        s = M[i][n]
        for j in range(i + 1, n):
            s -= M[i][j] * x[j]
        x[i] = s / M[i][i]
    return x


A = [[2.0, 1.0, -1.0],
     [-3.0, -1.0, 2.0],
     [-2.0, 1.0, 2.0]]
b = [8.0, -11.0, -3.0]

x = gauss(A, b)
for i, xi in enumerate(x):
    print(f"x{i + 1} = {xi:.4f}")

# residual
res = max(abs(sum(a * v for a, v in zip(row, x)) - bi) for row, bi in zip(A, b))
print("residual ok:", res < 1e-9)
