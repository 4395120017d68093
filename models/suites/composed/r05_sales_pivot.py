# Quarterly sales pivot without pandas
from collections import defaultdict

rows = [
    {"region": "North", "quarter": "Q1", "amount": 1200.50},
    {"region": "South", "quarter": "Q1", "amount": 830.00},
    {"region": "North", "quarter": "Q2", "amount": 990.25},
    {"region": "East", "quarter": "Q2", "amount": 410.00},
    {"region": "South", "quarter": "Q2", "amount": 1020.75},
    {"region": "North", "quarter": "Q1", "amount": 300.00},
]

pivot = defaultdict(lambda: defaultdict(float))
for row in rows:
    pivot[row["region"]][row["quarter"]] += row["amount"]

quarters = sorted({r["quarter"] for r in rows})

header = f"{'Region':<10}" + "".join(f"{q:>10}" for q in quarters) + f"{'Total':>10}"
print(header)
print("-" * len(header))

grand_total = 0
for region in sorted(pivot):
    cells = [pivot[region].get(q, 0.0) for q in quarters]
    total = sum(cells)
    grand_total += total
    line = f"{region:<10}"
    for c in cells:
        line += f"{c:>10.2f}"
    line += f"{total:>10.2f}"
    print(line)

print("-" * len(header))
print(f"Grand total: {grand_total:,.2f}")

best = max(pivot, key=lambda r: sum(pivot[r].values()))
print("Best region:", best)
