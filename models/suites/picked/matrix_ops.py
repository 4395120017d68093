# my matrix helpers, no numpy allowed :(
def make_matrix(rows, cols, value=0):
    m = []
    for i in range(rows):
        row = []
        for j in range(cols):
            row.append(value)
        m.append(row)
    return m


def mat_mul(A, B):
    n, m, p = len(A), len(B), len(B[0])
    if len(A[0]) != m:
        raise ValueError("shapes do not match: %dx%d and %dx%d" % (n, len(A[0]), m, p))
    C = make_matrix(n, p)
    for i in range(n):
        for j in range(p):
            s = 0
            for k in range(m):
                s += A[i][k] * B[k][j]
            C[i][j] = s
    return C


def transpose(M):
    return [list(col) for col in zip(*M)]


def det(M):
    if len(M) == 1:
        return M[0][0]
    if len(M) == 2:
        return M[0][0] * M[1][1] - M[0][1] * M[1][0]
    result = 0
    for c in range(len(M)):
        minor = [row[:c] + row[c + 1:] for row in M[1:]]
        result += (-1) ** c * M[0][c] * det(minor)
    return result


def pretty(title, M):
    print(title)
    for row in M:
        print("  [" + " ".join("{:4d}".format(x) for x in row) + "]")


A = [[1, 2], [3, 4], [5, 6]]
B = [[1, 0], [-1, 2]]
pretty("A x B =", mat_mul(A, B))
pretty("A^T =", transpose(A))
D = [[2, 0, 1], [1, 3, 2], [1, 1, 4]]
print("det D =", det(D))
try:
    mat_mul(B, A)
except ValueError as e:
    print("error:", e)
wrong = [[0] * 2] * 2
wrong[0][0] = 9
print("aliasing trap:", wrong)
