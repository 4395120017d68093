board = [[" "] * 3 for _ in range(3)]

def show(b):
    for row in b:
        print("|".join(row))
    print()

def wins(b, p):
    lines = [row for row in b]
    lines += [[b[r][c] for r in range(3)] for c in range(3)]
    lines.append([b[i][i] for i in range(3)])
    lines.append([b[i][2 - i] for i in range(3)])
    return any(all(cell == p for cell in line) for line in lines)

moves = [(0, 0), (1, 1), (0, 1), (2, 2), (0, 2)]
player = "X"
for r, c in moves:
    board[r][c] = player
    if wins(board, player):
        print(player, "wins")
        break
    player = "O" if player == "X" else "X"
show(board)
