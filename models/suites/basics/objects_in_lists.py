class Acc:
    def __init__(self, n=0):
        self.n = n
        self.log = []


class Cell:
    def __init__(self):
        self.alive = False
        self.near = 0


m = [Acc(i) for i in range(2)]
m[0].n = 1
m[1].n += 5
m[1].log.append(3)
grid = [[Cell() for _ in range(2)] for _ in range(2)]
grid[0][1].alive = True
grid[1][0].near += 2
for row in grid:
    for cell in row:
        cell.near += 1
d = {k: Acc() for k in "ab"}
d["a"].n = 4
d["b"].log.append(1)
for k, v in d.items():
    v.n += 1
best = max(m, key=lambda a: a.n)
best.n = 0
by = sorted(d.values(), key=lambda a: a.n)
by[0].n = 9
print([c.near for c in grid[1]], d["b"].n, m[1].n)
