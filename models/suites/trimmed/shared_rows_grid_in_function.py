def make_board(rows, cols):
    return [[0] * cols] * rows

def place(board, r, c):
    board[r][c] = "M"

board = make_board(2, 3)
place(board, 0, 1)
print(board)
