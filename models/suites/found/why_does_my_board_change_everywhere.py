# tic tac toe. When I put an X in one field, I get it in the whole column??
SIZE = 3
board = [[" "] * SIZE] * SIZE


def show(b):
    for row in b:
        print("|".join(row))
    print("=" * 5)


def place(b, row, col, player):
    if b[row][col] != " ":
        print(f"field ({row}, {col}) is taken by {b[row][col]}")
        return False
    b[row][col] = player
    return True


def winner(b):
    lines = b + [list(col) for col in zip(*b)]
    lines.append([b[i][i] for i in range(SIZE)])
    lines.append([b[i][SIZE - 1 - i] for i in range(SIZE)])
    for line in lines:
        if line[0] != " " and len(set(line)) == 1:
            return line[0]
    return None


player = "X"
backup = board
for move in [(1, 1), (0, 1), (0, 0)]:
    if place(board, *move, player):
        show(board)
        w = winner(board)
        if w is not None:
            print(w, "wins already?!")
        player = "O" if player == "X" else "X"

print("backup should be empty:")
show(backup)
