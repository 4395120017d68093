class Board:
    WINS = [(0, 1, 2), (0, 4, 8)]

    def __init__(self, cells):
        self.cells = cells

    def win(self):
        return any(all(self.cells[i] == "X" for i in w) for w in self.WINS)

b = Board("X   X   X")
print(b.win())
