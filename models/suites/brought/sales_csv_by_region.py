from collections import defaultdict

RAW = """date,region,product,units,price
2023-01-04,North,Widget,10,2.50
2023-01-05,South,Gadget,3,10.00
2023-01-09,North,Gadget,1,10.00
2023-02-02,East,Widget,7,2.50
2023-02-11,South,Widget,20,2.25
2023-02-20,East,Doohickey,,4.00
"""

lines = RAW.strip().splitlines()
header = lines[0].split(",")
records = []
bad = 0
for line in lines[1:]:
    rec = dict(zip(header, line.split(",")))
    try:
        rec["units"] = int(rec["units"])
        rec["price"] = float(rec["price"])
    except ValueError:
        bad += 1
        continue
    rec["revenue"] = rec["units"] * rec["price"]
    records.append(rec)

by_region = defaultdict(float)
by_month = defaultdict(list)
for rec in records:
    by_region[rec["region"]] += rec["revenue"]
    by_month[rec["date"][:7]].append(rec["revenue"])

print(f"{len(records)} good rows, {bad} skipped")
print(f"{'Region':<10}{'Revenue':>10}")
print("-" * 20)
for region, revenue in sorted(by_region.items(), key=lambda kv: -kv[1]):
    print(f"{region:<10}{revenue:>10.2f}")

for month in sorted(by_month):
    vals = by_month[month]
    print(month, f"mean={sum(vals) / len(vals):.3f}", f"max={max(vals)}")
