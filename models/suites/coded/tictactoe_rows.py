SIZE = 3
board = [["."] * SIZE] * SIZE


def show():
    for row in board:
        print(" ".join(row))
    print()


def place(player, r, c):
    if board[r][c] != ".":
        print(f"{player}: ({r},{c}) is taken")
        return False
    board[r][c] = player
    return True


def lines():
    yield from board
    for c in range(SIZE):
        yield [board[r][c] for r in range(SIZE)]
    yield [board[i][i] for i in range(SIZE)]
    yield [board[i][SIZE - 1 - i] for i in range(SIZE)]


def winner():
    for line in lines():
        if line[0] != "." and line.count(line[0]) == SIZE:
            return line[0]
    return None


moves = [(1, 1), (0, 0), (2, 1), (0, 1)]
player = "X"
for r, c in moves:
    if place(player, r, c):
        show()
        if winner():
            print("winner after one move?", winner())
    player = "O" if player == "X" else "X"
