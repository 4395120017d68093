# tic tac toe board, I only set ONE cell but the whole column changes???

def make_board(size):
    board = [["-"] * size] * size
    return board

def place(board, r, c, mark):
    if board[r][c] != "-":
        print("taken!", r, c)
        return False
    board[r][c] = mark
    return True

def show(board):
    for row in board:
        print(" ".join(row))
    print()

board = make_board(3)
moves = [(0, 0), (1, 1), (2, 0), (0, 2)]
player = "X"
for r, c in moves:
    ok = place(board, r, c, player)
    show(board)
    if ok:
        if player == "X":
            player = "O"
        else:
            player = "X"

print("rows equal?", board[0] == board[1])
