from itertools import groupby
from operator import itemgetter

rows = [
    {"region": "east", "item": "pen", "qty": 10, "price": 1.25},
    {"region": "west", "item": "pad", "qty": 3, "price": 4.0},
    {"region": "east", "item": "pad", "qty": 1, "price": 4.0},
    {"region": "north", "item": "pen", "qty": 7, "price": 1.1},
    {"region": "west", "item": "pen", "qty": 2, "price": 1.3},
]

for row in rows:
    row["total"] = round(row["qty"] * row["price"], 2)

rows.sort(key=itemgetter("region", "item"))
summary = {}
for region, grp in groupby(rows, key=itemgetter("region")):
    grp = list(grp)
    summary[region] = {
        "n": len(grp),
        "sum": sum(r["total"] for r in grp),
        "best": max(grp, key=lambda r: r["total"])["item"],
    }

print("{:<8}{:>3}{:>8}  {}".format("region", "n", "sum", "best"))
for region, s in summary.items():
    print("{0:<8}{1[n]:>3}{1[sum]:>8.2f}  {1[best]}".format(region, s))
print(any(s["n"] > 2 for s in summary.values()), all(r["qty"] for r in rows))
pivot = {(r["region"], r["item"]): r["qty"] for r in rows}
print(pivot.get(("north", "pad"), 0), pivot["west", "pen"])
