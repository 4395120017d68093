# My board marks a whole column when I play one move!
board = [["."] * 3] * 3

def play(board, row, col, mark):
    board[row][col] = mark

def draw(board):
    for row in board:
        print(" ".join(row))
    print()

play(board, 0, 0, "X")
draw(board)
print("same row object?", board[0] is board[1], len({id(r) for r in board}))

board = [["."] * 3 for _ in range(3)]
play(board, 0, 0, "X")
play(board, 1, 1, "O")
draw(board)

# == vs is
x = [1, 2]
y = [1, 2]
z = x
print(x == y, x is y, x is z)
z += [3]          # in place
print(x)
z = z + [4]       # new list
print(x, z)

# shallow copy only copies the outside
import copy
snap = list(board)
deep = copy.deepcopy(board)
play(board, 2, 2, "X")
print(snap[2], deep[2])

t = ([], 1)
try:
    t[0] += ["surprise"]
except TypeError as e:
    print(e)
print(t)

print(0.1 + 0.2 == 0.3, 7 / 2, 7 // 2, 2 == 2.0, True + True)
