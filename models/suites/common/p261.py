def print_board(b):
    for r, row in enumerate(b):
        for c, v in enumerate(row):
            print(v if v else ".", end=" " if c < len(row) - 1 else "\n")

b = [[0, 5], [3, 0]]
print_board(b)
b[0][0] = 1
print_board(b)
