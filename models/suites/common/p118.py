def pascal(n):
    row = [1]
    for _ in range(n):
        print(" ".join(map(str, row)).center(2 * n))
        row = [1] + [a + b for a, b in zip(row, row[1:])] + [1]

pascal(4)
