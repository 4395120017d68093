# pivot: region x quarter, no pandas on the work laptop
csv_text = """region,rep,date,amount
North,Ida,2023-01-14,1200.50
South,Raj,2023-02-02,800
North,Ida,2023-05-20,950
West,Lou,2023-05-30,1,100
South,Raj,2023-08-11,640.25
North,Kim,2023-11-03,2000
South,Mo,2023-12-24,75"""

lines = csv_text.split("\n")
header = lines[0].split(",")
rows = []
for n, line in enumerate(lines[1:], start=2):
    parts = line.split(",")
    if len(parts) > len(header):
        # thousands comma without quotes, glue the tail back
        parts[3:] = ["".join(parts[3:])]
        print("line", n, "fixed:", parts)
    row = dict(zip(header, parts))
    row["amount"] = float(row["amount"])
    rows.append(row)

pivot = {}
for r in rows:
    month = int(r["date"].split("-")[1])
    q = "Q" + str((month - 1) // 3 + 1)
    pivot.setdefault(r["region"], {})
    pivot[r["region"]][q] = pivot[r["region"]].get(q, 0) + r["amount"]

quarters = ["Q1", "Q2", "Q3", "Q4"]
print()
print("region".ljust(8), *[q.rjust(9) for q in quarters], "total".rjust(10))
col_totals = [0] * 4
for region in sorted(pivot):
    vals = [pivot[region].get(q, 0) for q in quarters]
    col_totals = [a + b for a, b in zip(col_totals, vals)]
    cells = [f"{v:9,.2f}" if v else "-".rjust(9) for v in vals]
    print(region.ljust(8), *cells, f"{sum(vals):10,.2f}")
print("TOTAL".ljust(8), *[f"{v:9,.2f}" for v in col_totals], f"{sum(col_totals):10,.2f}")
