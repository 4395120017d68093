# replay of a game I won against my sister

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8),
         (0, 3, 6), (1, 4, 7), (2, 5, 8),
         (0, 4, 8), (2, 4, 6)]

board = [" "] * 9
moves = [4, 0, 8, 0, 2, 5, 6, 3]    # the second 0 was a mistake


def draw(b):
    rows = [" | ".join(b[i:i + 3]) for i in range(0, 9, 3)]
    print(("\n" + "-" * 9 + "\n").join(rows))


def winner(b):
    for x, y, z in LINES:
        if b[x] == b[y] == b[z] != " ":
            return b[x]
    return None


player = "X"
turn = 0
while moves:
    pos = moves.pop(0)
    if board[pos] != " ":
        print(player, "cannot play", pos)
        continue
    board[pos] = player
    turn += 1
    if (w := winner(board)):
        print(w, "wins after", turn, "moves")
        break
    player = "O" if player == "X" else "X"
else:
    print("draw")

draw(board)
