from collections import Counter, defaultdict
from statistics import mean, median, pstdev

RAW = """date,region,product,units,price
2023-01-04,North,widget,10,2.50
2023-01-09,South,gadget,3,19.90
2023-02-02,North,gadget,1,19.90
2023-02-14,East,widget,25,2.40
2023-02-20,South,widget,8,2.50
2023-03-01,East,gizmo,,7.00
2023-03-15,North,gizmo,4,7.25
"""

header, *lines = RAW.strip().splitlines()
cols = header.split(",")
rows = [dict(zip(cols, ln.split(","))) for ln in lines]

# clean-up
clean, skipped = [], []
for row in rows:
    try:
        row["units"] = int(row["units"])
        row["price"] = float(row["price"])
    except ValueError:
        skipped.append(row)
        continue
    row["revenue"] = row["units"] * row["price"]
    clean.append(row)
print(f"{len(clean)} rows ok, {len(skipped)} skipped: {[r['date'] for r in skipped]}")

by_region = defaultdict(list)
for r in clean:
    by_region[r["region"]].append(r["revenue"])

print(f"\n{'region':<8}{'n':>3}{'sum':>10}{'mean':>9}{'median':>9}{'sd':>8}")
print("-" * 47)
for region, vals in sorted(by_region.items(), key=lambda kv: -sum(kv[1])):
    print(f"{region:<8}{len(vals):>3}{sum(vals):>10.2f}{mean(vals):>9.2f}"
          f"{median(vals):>9.2f}{pstdev(vals):>8.2f}")

units = Counter()
for r in clean:
    units[r["product"]] += r["units"]
print("\ntop products:", units.most_common(2))

monthly = {m: round(sum(r["revenue"] for r in clean if r["date"][:7] == m), 2)
           for m in sorted({r["date"][:7] for r in clean})}
best = max(monthly, key=monthly.get)
print(monthly, "best:", best)
