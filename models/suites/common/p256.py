row = [0, 1, 1, 0]
def step(cells):
    n = len(cells)
    return [cells[(i - 1) % n] ^ cells[(i + 1) % n] for i in range(n)]

for gen in range(3):
    print(gen, "".join("#" if c else "." for c in row))
    row = step(row)
history = {tuple(row)}
while tuple(step(row)) not in history:
    row = step(row)
    history.add(tuple(row))
print(len(history))
