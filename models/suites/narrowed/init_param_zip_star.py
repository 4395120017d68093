class Grid:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

m = [[1, 2], [3, 4]]
g = Grid(zip(*m))
print(g.rows)
