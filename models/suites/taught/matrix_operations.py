# Matrices as lists of lists

def show(name, m):
    print(name, "=")
    for row in m:
        print("  ", "".join(f"{x:4d}" for x in row))


def add(a, b):
    return [[x + y for x, y in zip(r1, r2)] for r1, r2 in zip(a, b)]


def multiply(a, b):
    if len(a[0]) != len(b):
        raise ValueError("sizes do not fit")
    rows, cols, inner = len(a), len(b[0]), len(b)
    result = [[0] * cols for _ in range(rows)]
    for i in range(rows):
        for j in range(cols):
            for k in range(inner):
                result[i][j] += a[i][k] * b[k][j]
    return result


A = [[1, 2], [3, 4]]
B = [[0, 1], [1, 0]]
C = [[1, 0, 2], [0, 3, 1]]

show("A + B", add(A, B))
show("A * B", multiply(A, B))
show("A * C", multiply(A, C))

try:
    multiply(C, A)
except ValueError as e:
    print("C * A:", e)

# main diagonal
trace = 0
for i in range(len(A)):
    trace += A[i][i]
print("trace of A:", trace)
