"""Tic-tac-toe: replay recorded games and announce the winner."""

from typing import Optional

WIN_LINES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
]


class Board:
    """A 3x3 board; squares are numbered 1-9 for the players."""

    def __init__(self) -> None:
        self.cells = [" "] * 9

    def place(self, square: int, mark: str) -> None:
        if not 1 <= square <= 9:
            raise ValueError(f"square {square} does not exist")
        if self.cells[square - 1] != " ":
            raise ValueError(f"square {square} is taken")
        self.cells[square - 1] = mark

    def winner(self) -> Optional[str]:
        for a, b, c in WIN_LINES:
            if self.cells[a] != " " and self.cells[a] == self.cells[b] == self.cells[c]:
                return self.cells[a]
        return None

    @property
    def is_full(self) -> bool:
        return " " not in self.cells

    def __str__(self) -> str:
        rows = [" | ".join(self.cells[i:i + 3]) for i in (0, 3, 6)]
        return "\n--+---+--\n".join(rows)


def play(moves: list[int]) -> str:
    board = Board()
    mark = "X"
    for square in moves:
        try:
            board.place(square, mark)
        except ValueError as err:
            print(f"  {mark} tried an illegal move: {err}")
            continue
        if (champion := board.winner()):
            result = f"{champion} wins!"
            break
        if board.is_full:
            result = "Draw."
            break
        mark = "O" if mark == "X" else "X"
    else:
        result = "Game not finished."
    print(board)
    return result


if __name__ == "__main__":
    games = [
        [5, 1, 3, 3, 4, 7, 9],
        [1, 2, 10, 3],
    ]
    for number, moves in enumerate(games, 1):
        print(f"Game {number}: {moves}")
        print(play(moves))
        print()
