# Minesweeper board: every row changes when I place one mine

def make_board(rows, cols):
    return [[0] * cols] * rows

def place_mine(board, r, c):
    board[r][c] = 'M'

def count_mines(board):
    total = 0
    for row in board:
        total += row.count('M')
    return total

def neighbours(board, r, c):
    n = 0
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            if dr == 0 and dc == 0:
                continue
            rr, cc = r + dr, c + dc
            if 0 <= rr < len(board) and 0 <= cc < len(board[0]):
                if board[rr][cc] == 'M':
                    n += 1
    return n

def show(board):
    for row in board:
        print(' '.join(str(x) for x in row))

board = make_board(2, 3)
place_mine(board, 0, 1)
show(board)
print('mines:', count_mines(board))
print('around (1,0):', neighbours(board, 1, 0))
print(board[0] is board[1])

fixed = [[0 for _ in range(3)] for _ in range(2)]
place_mine(fixed, 0, 1)
print('mines:', count_mines(fixed))
