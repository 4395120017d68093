board = [["X", "O", "X"],
         ["O", "X", "O"],
         ["O", " ", "X"]]

def print_board(b):
    for row in b:
        print("|".join(row))
        print("-----")

def winner(b):
    # rows
    for r in range(3):
        if b[r][0] == b[r][1] == b[r][2] and b[r][0] != " ":
            return b[r][0]
    # columns
    for c in range(3):
        if b[0][c] == b[1][c] == b[2][c] and b[0][c] != " ":
            return b[0][c]
    # diagonals
    if b[0][0] == b[1][1] == b[2][2] and b[1][1] != " ":
        return b[1][1]
    if b[0][2] == b[1][1] == b[2][0] and b[1][1] != " ":
        return b[1][1]
    return None

print_board(board)
w = winner(board)
if w is None:
    print("No winner yet")
else:
    print("The winner is", w)

# start a new game
empty = [[" "] * 3] * 3
empty[0][0] = "X"      # only put one X in the corner...
print_board(empty)
print("New game winner:", winner(empty))
