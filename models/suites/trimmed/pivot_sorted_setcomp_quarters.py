from collections import defaultdict

rows = [
    {"region": "North", "quarter": "Q1", "amount": 1200.5},
    {"region": "South", "quarter": "Q2", "amount": 830.0},
]

pivot = defaultdict(lambda: defaultdict(float))
for row in rows:
    pivot[row["region"]][row["quarter"]] += row["amount"]

quarters = sorted({r["quarter"] for r in rows})
for region in sorted(pivot):
    cells = [pivot[region].get(q, 0.0) for q in quarters]
    print(region, cells)
