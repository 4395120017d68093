board = [[" "] * 3 for _ in range(3)]

def winner(b):
    lines = b + [list(c) for c in zip(*b)]
    lines.append([b[i][i] for i in range(3)])
    lines.append([b[i][2 - i] for i in range(3)])
    for line in lines:
        if line[0] != " " and len(set(line)) == 1:
            return line[0]

moves = [(0, 0), (1, 1), (0, 1), (2, 2), (0, 2)]
for n, (r, c) in enumerate(moves):
    board[r][c] = "XO"[n % 2]
    w = winner(board)
    if w:
        print(w, "wins after", n + 1, "moves")
        break
print("\n-+-+-\n".join("|".join(row) for row in board))
