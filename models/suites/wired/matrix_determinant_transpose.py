# Linear algebra lab: matrices as lists of lists

def show(title, m):
    print(title)
    for row in m:
        print("  ", " ".join(f"{x:4d}" for x in row))


def transpose(m):
    return [list(col) for col in zip(*m)]


def multiply(a, b):
    rows, inner, cols = len(a), len(b), len(b[0])
    result = [[0] * cols for _ in range(rows)]
    for i in range(rows):
        for j in range(cols):
            for k in range(inner):
                result[i][j] += a[i][k] * b[k][j]
    return result


def minor(m, col):
    return [row[:col] + row[col + 1:] for row in m[1:]]


def det(m):
    if len(m) == 1:
        return m[0][0]
    total = 0
    for c in range(len(m)):
        sign = -1 if c % 2 else 1
        total += sign * m[0][c] * det(minor(m, c))
    return total


A = [[2, -1, 0], [1, 3, 4], [0, 5, -2]]
show("A =", A)
T = transpose(A)
show("A^T =", T)
P = multiply(A, T)
show("A * A^T =", P)
print("det(A) =", det(A))
print("det(A^T) =", det(T))
print("symmetric?", P == transpose(P))
