# Conway's game of life on a tiny board

def parse(text):
    return [[1 if c == "#" else 0 for c in line] for line in text.split()]


def neighbours(board, r, c):
    rows = len(board)
    cols = len(board[0])
    n = 0
    for rr in range(max(0, r - 1), min(rows, r + 2)):
        for cc in range(max(0, c - 1), min(cols, c + 2)):
            if (rr, cc) != (r, c):
                n += board[rr][cc]
    return n


def step(board):
    new = []
    for r, row in enumerate(board):
        new_row = []
        for c, cell in enumerate(row):
            n = neighbours(board, r, c)
            alive = n == 3 or (cell and n == 2)
            new_row.append(1 if alive else 0)
        new.append(new_row)
    return new


def show(board):
    for row in board:
        print("".join("#" if cell else "." for cell in row))
    print()


board = parse("## #.")
show(board)
board = step(board)
show(board)
alive = sum(map(sum, board))
print("alive:", alive)
