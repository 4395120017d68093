"""Check who has won a game of tic tac toe."""


def winner(board):
    """Return 'X' or 'O' if that player has won, 'Draw' or 'Ongoing' otherwise."""
    lines = []

    # Rows and columns
    for i in range(3):
        lines.append(board[i])
        lines.append([board[0][i], board[1][i], board[2][i]])

    # Diagonals
    lines.append([board[0][0], board[1][1], board[2][2]])
    lines.append([board[0][2], board[1][1], board[2][0]])

    for a, b, c in lines:
        if a == b == c and a != " ":
            return a

    if any(" " in row for row in board):
        return "Ongoing"
    return "Draw"


def show(board):
    for index, row in enumerate(board):
        print(" | ".join(row))
        if index < 2:
            print("--+---+--")


game1 = [["X", "O", "O"],
         ["O", "X", " "],
         [" ", " ", "X"]]

game2 = [["X", "O", "X"],
         ["X", "O", "O"],
         ["O", "X", "X"]]

game3 = [["X", " ", "O"],
         [" ", "X", "O"],
         ["X", " ", "O"]]

for game in [game1, game2, game3]:
    show(game)
    print("Result:", winner(game))
    print()
