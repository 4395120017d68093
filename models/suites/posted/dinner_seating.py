from itertools import permutations, pairwise

txt = """Ana would gain 5 sitting next to Ben
Ana would lose 2 sitting next to Cat
Ben would gain 3 sitting next to Ana
Ben would gain 4 sitting next to Dov
Cat would gain 1 sitting next to Ben
Cat would lose 7 sitting next to Dov
Dov would gain 6 sitting next to Ana"""

happy = {}
people = set()
for line in txt.splitlines():
    a, _, sign, n, *_, b = line.split()
    n = int(n) * (-1 if sign == "lose" else 1)
    happy[a, b] = n
    people |= {a, b}

def score(order, loop=True):
    t = 0
    for a, b in pairwise(order):
        t += happy.get((a, b), 0) + happy.get((b, a), 0)
    if loop:
        a, b = order[-1], order[0]
        t += happy.get((a, b), 0) + happy.get((b, a), 0)
    return t

first, *rest = sorted(people)
best = None
for perm in permutations(rest):
    if perm[0] > perm[-1]:
        continue  # mirror image
    table = (first,) + perm
    s = score(table)
    print(*table, s)
    if best is None or s > best[0]:
        best = s, table

print("Part 1:", best[0])
# part 2: I sit down, which just breaks the loop at one spot
worst_gap = max(score(best[1][i:] + best[1][:i], loop=False) for i in range(4))
print("Part 2-ish:", worst_gap)
