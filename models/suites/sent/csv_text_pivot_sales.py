raw = """region,month,amount
north,jan,120
south,jan,80
north,feb,95.5
south,feb,n/a
north,jan,30
east,feb,41
"""

lines = raw.strip().split("\n")
header = lines[0].split(",")
print(header)

rows = []
bad = []
for lineno, line in enumerate(lines[1:], start=2):
    d = dict(zip(header, line.split(",")))
    try:
        d["amount"] = float(d["amount"])
    except ValueError as e:
        bad.append((lineno, str(e)))
        continue
    rows.append(d)

# pivot[region][month] = total
pivot = {}
for r in rows:
    pivot.setdefault(r["region"], {}).setdefault(r["month"], 0.0)
    pivot[r["region"]][r["month"]] += r["amount"]

months = []
for r in rows:
    if r["month"] not in months:
        months.append(r["month"])

print("region".ljust(8) + "".join(m.rjust(8) for m in months))
for region, cells in sorted(pivot.items()):
    out = region.ljust(8)
    for m in months:
        v = cells.get(m)
        out += ("-" if v is None else f"{v:.1f}").rjust(8)
    print(out)

for lineno, msg in bad:
    print("line", lineno, "skipped:", msg)
