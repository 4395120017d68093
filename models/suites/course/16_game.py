board = [" "] * 9
turns = [4, 0, 2, 6, 8]
player = "X"
for spot in turns:
    if board[spot] != " ":
        continue
    board[spot] = player
    player = "O" if player == "X" else "X"
rows = [board[i:i + 3] for i in range(0, 9, 3)]
for row in rows:
    print("|".join(row))
win = any(board[a] == board[b] == board[c] != " " for a, b, c in [(0, 4, 8), (2, 4, 6)])
print("win" if win else "no win")
