board = [" "] * 9
lines = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]

def winner(b):
    for x, y, z in lines:
        if b[x] == b[y] == b[z] != " ":
            return b[x]
    return "draw" if " " not in b else None

def show():
    for r in range(0, 9, 3):
        print("|".join(board[r:r+3]))

player = "X"
for mv in [4, 0, 2, 0, 6, 8]:
    if board[mv] != " ":
        print("square", mv, "is taken!")
        continue
    board[mv] = player
    w = winner(board)
    if w:
        break
    player = "O" if player == "X" else "X"
show()
print("winner:", w)
