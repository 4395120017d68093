# replays a fixed game of noughts and crosses
board = [[" "] * 3 for _ in range(3)]

LINES = (
    [[(r, c) for c in range(3)] for r in range(3)]
    + [[(r, c) for r in range(3)] for c in range(3)]
    + [[(i, i) for i in range(3)], [(i, 2 - i) for i in range(3)]]
)


def show(b):
    print("\n-+-+-\n".join("|".join(row) for row in b))
    print()


def winner(b):
    for line in LINES:
        (r1, c1), (r2, c2), (r3, c3) = line
        first = b[r1][c1]
        if first != " " and first == b[r2][c2] == b[r3][c3]:
            return first
    return None


def play(b, move, who):
    row, col = divmod(move - 1, 3)
    if b[row][col] != " ":
        raise ValueError(f"square {move} is taken by {b[row][col]}")
    b[row][col] = who


moves = [5, 1, 3, 1, 9, 7, 2]
player = "X"
for m in moves:
    try:
        play(board, m, player)
    except ValueError as err:
        print("illegal:", err)
        continue
    w = winner(board)
    if w:
        print(w, "wins!")
        break
    player = "O" if player == "X" else "X"
else:
    print("nobody won")

show(board)
