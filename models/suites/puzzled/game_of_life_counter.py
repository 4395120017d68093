from collections import Counter


def step(alive):
    near = Counter((x + i, y + j) for x, y in alive
                   for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)
    return {p for p, n in near.items() if n == 3 or n == 2 and p in alive}


def parse(s):
    return {(x, y) for y, l in enumerate(s.split()) for x, c in enumerate(l) if c == '#'}


def show(alive, size=4):
    for y in range(size):
        print(''.join('.#'[(x, y) in alive] for x in range(size)))
    print()


glider = parse('.#. ..# ###')
show(glider)
g = step(glider)
g = step(g)
show(g)
print(len(g), 'cells, centre of mass', sum(x for x, _ in g) / 5, sum(y for _, y in g) / 5)
