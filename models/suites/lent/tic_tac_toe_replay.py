board = [[" ", " ", " "], [" ", " ", " "], [" ", " ", " "]]

def show():
    for row in board:
        print("|".join(row))
    print()

def winner():
    for r in range(3):
        if board[r][0] != " " and board[r][0] == board[r][1] == board[r][2]:
            return board[r][0]
    for c in range(3):
        if board[0][c] != " " and board[0][c] == board[1][c] == board[2][c]:
            return board[0][c]
    if board[1][1] != " ":
        if board[0][0] == board[1][1] == board[2][2]:
            return board[1][1]
        if board[0][2] == board[1][1] == board[2][0]:
            return board[1][1]
    return None

moves = [(1, 1), (0, 0), (0, 2), (1, 1), (2, 0), (2, 2)]
player = "X"
for row, col in moves:
    if board[row][col] != " ":
        print("Cell", (row, col), "is taken, you lose your turn")
        if player == "X":
            player = "O"
        else:
            player = "X"
        continue
    board[row][col] = player
    show()
    win = winner()
    if win:
        print(win, "wins!")
        break
    player = "O" if player == "X" else "X"
else:
    print("Draw")
