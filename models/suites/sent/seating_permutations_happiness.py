from itertools import permutations, pairwise

text = """Ann likes Bo 5
Ann hates Cy 2
Bo likes Ann 1
Bo likes Cy 7
Cy hates Ann 4
Cy likes Bo 3"""

score = {}
for a, verb, b, n in map(str.split, text.splitlines()):
    score[a, b] = int(n) * (-1 if verb == "hates" else 1)

people = sorted({a for a, _ in score})
best = None
for order in permutations(people):
    if order[0] > order[-1]:
        continue        # mirror image of one we've already seen
    total = sum(score[p, q] + score[q, p] for p, q in pairwise(order))
    print(order, total)
    if best is None or total > best[0]:
        best = total, order

print(f"best: {' - '.join(best[1])} with {best[0]}")
