# Wolfram's elementary cellular automata, tiny version
RULE, WIDTH, STEPS = 30, 7, 2

# bit number k of RULE tells the new state for neighbourhood k
table = {f"{k:03b}": (RULE >> k) & 1 for k in range(8)}

def show(gen, row):
    print(f"{gen}: " + "".join("█" if cell else "·" for cell in row))

def tick(row):
    new = []
    for i in range(len(row)):
        left, me, right = row[i - 1], row[i], row[(i + 1) % len(row)]
        new.append(table[f"{left}{me}{right}"])
    return new

row = [0] * WIDTH
row[WIDTH // 2] = 1
seen = {}

gen = 0
while gen <= STEPS and tuple(row) not in seen:
    seen[tuple(row)] = gen
    show(gen, row)
    row = tick(row)
    gen += 1

print("live cells per generation:", [sum(r) for r in seen])
print("as number:", int("".join(map(str, row)), 2))
