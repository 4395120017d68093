# Tic-tac-toe: playing a recorded game
board = [[" "] * 3 for _ in range(3)]


def draw():
    for i, row in enumerate(board):
        print(" " + " | ".join(row))
        if i < 2:
            print("---+---+---")
    print()


def wins(p):
    """Has player p three in a row?"""
    for i in range(3):
        if board[i] == [p, p, p]:
            return True
        if board[0][i] == board[1][i] == board[2][i] == p:
            return True
    if board[1][1] != p:
        return False
    return board[0][0] == board[2][2] == p or board[0][2] == board[2][0] == p


moves = [(1, 1), (0, 0), (0, 2), (0, 2), (2, 2), (2, 0)]
player = "X"
for r, c in moves:
    if board[r][c] != " ":
        print(f"({r}, {c}) is taken, {player} tries again")
        continue
    board[r][c] = player
    draw()
    if wins(player):
        print(player, "wins!")
        break
    player = "O" if player == "X" else "X"
else:
    print("nobody has won")
