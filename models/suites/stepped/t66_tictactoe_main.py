"""Simple Tic-Tac-Toe simulation with a fixed list of moves."""

EMPTY = " "
WIN_LINES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8),   # rows
    (0, 3, 6), (1, 4, 7), (2, 5, 8),   # columns
    (0, 4, 8), (2, 4, 6),              # diagonals
]


def create_board():
    return [EMPTY] * 9


def render(board):
    rows = []
    for i in range(0, 9, 3):
        rows.append(" | ".join(board[i:i + 3]))
    return "\n---------\n".join(rows)


def winner(board):
    for a, b, c in WIN_LINES:
        if board[a] != EMPTY and board[a] == board[b] == board[c]:
            return board[a]
    return None


def play(moves):
    board = create_board()
    player = "X"
    for turn, pos in enumerate(moves, start=1):
        if board[pos] != EMPTY:
            print(f"Turn {turn}: position {pos} already taken!")
            continue
        board[pos] = player
        win = winner(board)
        if win:
            print(f"Turn {turn}: {win} wins!")
            return board
        player = "O" if player == "X" else "X"
    print("Draw!")
    return board


def main():
    final_board = play([4, 0, 4, 2, 1, 6])
    print(render(final_board))


if __name__ == "__main__":
    main()
