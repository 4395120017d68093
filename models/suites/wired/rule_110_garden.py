# 1-D cellular automaton, any Wolfram rule, wrapped round like a bracelet
RULE = 110
W = 16

table = {}
for i in range(8):
    pattern = format(i, "03b")
    table[pattern] = str(RULE >> i & 1)
print("rule table:", table)

row = "0" * (W - 2) + "10"
seen = {}
gen = 0
while row not in seen and gen < 14:
    seen[row] = gen
    alive = row.count("1")
    print(f"{gen:>2} |{row.translate(str.maketrans('01', ' @'))}| {alive}")
    ring = row[-1] + row + row[0]
    row = "".join(table[ring[k:k + 3]] for k in range(W))
    gen += 1
else:
    if row in seen:
        print("repeats generation", seen[row])
    else:
        print("stopped after", gen)

# longest run of live cells in the last row
best = run = 0
for c in row:
    run = run + 1 if c == "1" else 0
    best = max(best, run)
print("last row", row, "longest run", best)
