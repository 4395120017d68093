"""Noughts and crosses: the two players' moves are given in lists."""

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8),
         (0, 3, 6), (1, 4, 7), (2, 5, 8),
         (0, 4, 8), (2, 4, 6))


def draw(board):
    for start in range(0, 9, 3):
        print(" " + " | ".join(board[start:start + 3]))
        if start < 6:
            print("---+---+---")


def winner(board):
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] != " ":
            return board[a]
    return None


def threats(board, player):
    """Squares where `player` would win at once."""
    found = []
    for a, b, c in LINES:
        marks = board[a] + board[b] + board[c]
        if marks.count(player) == 2 and " " in marks:
            found.append((a, b, c)[marks.index(" ")])
    return found


def play(title, moves):
    print("==", title)
    board = [" "] * 9
    player = "X"
    turn = 0
    for move in moves:
        try:
            row, col = "abc".index(move[0]), int(move[1]) - 1
            if not 0 <= col <= 2:
                raise ValueError("no such column")
        except ValueError as err:
            print("bad move", move, "-", err)
            continue
        square = 3 * row + col
        if board[square] != " ":
            print(player, "cannot take", move)
            continue
        turn += 1
        board[square] = player
        if turn >= 5 and winner(board):
            draw(board)
            print(player, "wins in", turn, "turns")
            return player
        if turn > 2 and (danger := threats(board, player)):
            print(move, "threatens", danger)
        player = "O" if player == "X" else "X"
    draw(board)
    print("draw" if " " not in board else "unfinished, %s to move" % player)


results = [
    play("fork", ["b2", "a2", "a1", "a1", "c3"]),
    play("silly", "d1 a1 b9 b1 a2 b2 c1 b3".split()),
]
print(results)
tally = {"X": 0, "O": 0, None: 0}
for r in results:
    tally[r] += 1
print(tally)
