class Cell:
    def __init__(self, alive=False):
        self.alive = alive
    def __str__(self):
        return "#" if self.alive else "."

grid = [[Cell((r + c) % 2 == 0) for c in range(2)] for r in range(2)]
for row in grid:
    print("".join(str(c) for c in row))
grid[0][0].alive = False
print(sum(c.alive for row in grid for c in row))
