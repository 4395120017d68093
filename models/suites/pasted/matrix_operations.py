def transpose(m):
    return [list(col) for col in zip(*m)]


def matmul(a, b):
    if len(a[0]) != len(b):
        raise ValueError(f"shape mismatch: {len(a[0])} vs {len(b)}")
    result = [[0] * len(b[0]) for _ in a]
    for i, row in enumerate(a):
        for j in range(len(b[0])):
            for k, value in enumerate(row):
                result[i][j] += value * b[k][j]
    return result


def rotate(m):
    """Rotate clockwise."""
    return [list(r) for r in zip(*m[::-1])]


def spiral(m):
    out = []
    m = [row[:] for row in m]
    while m:
        out += m.pop(0)
        m = transpose(m)[::-1]
    return out


def show(title, m):
    width = max(len(str(v)) for row in m for v in row)
    print(title)
    for row in m:
        print(" ".join(str(v).rjust(width) for v in row))


A = [[1, 2, 3], [4, 5, 6]]
B = [[1, 0], [0, -1], [10, 2]]
show("A x B", matmul(A, B))
show("rotated", rotate(A))
print(spiral([[1, 2, 3], [8, 9, 4], [7, 6, 5]]))
print({(i, j): v for i, row in enumerate(A) for j, v in enumerate(row) if v % 2})
matmul(A, A)
