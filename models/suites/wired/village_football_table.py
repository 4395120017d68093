# league table of our village cup 
from itertools import combinations

results = """Oakley 2-1 Riverton
Hilltop 0-0 Oakley
Riverton 3-0 Hilltop
Millbrook 1-1 Riverton
Oakley 0-2 Millbrook"""

table = {}

def team(name):
    return table.setdefault(name, dict(P=0, W=0, D=0, L=0, GF=0, GA=0))

played = set()
for line in results.split("\n"):
    home, score, away = line.split()
    hg, ag = map(int, score.split("-"))
    played.add(frozenset((home, away)))
    for name, us, them in ((home, hg, ag), (away, ag, hg)):
        t = team(name)
        t["P"] += 1
        t["GF"] += us
        t["GA"] += them
        t["W" if us > them else "D" if us == them else "L"] += 1

points = lambda t: t["W"] * 3 + t["D"]
order = sorted(table, key=lambda n: (-points(table[n]), table[n]["GA"] - table[n]["GF"], n))

print("   " + "Team".ljust(10) + "".join(h.rjust(4) for h in ["P", "W", "D", "L", "GF", "GA", "Pts"]))
for place, name in enumerate(order, 1):
    t = table[name]
    cells = [*t.values(), points(t)]
    print(f"{place}. {name:<10}" + "".join(f"{c:4d}" for c in cells))

todo = [f"{a} v {b}" for a, b in combinations(sorted(table), 2)
        if frozenset((a, b)) not in played]
print("still to play:", "; ".join(todo) or "nothing")

leader, *rest = order
can_catch = [n for n in rest if points(table[n]) + 3 * (3 - table[n]["P"]) >= points(table[leader])]
print(leader, "can still be caught by", can_catch)
