import csv
from itertools import groupby
from operator import itemgetter

DATA = """date,product,qty,price
2024-01-05,pen,10,1.20
2024-01-06,book,2,12.50
2024-02-01,pen,5,1.25
2024-02-03,lamp,1,30.00
2024-02-10,book,,12.50
"""


def load(text):
    reader = csv.DictReader(text.splitlines())
    records = []
    for line in reader:
        try:
            records.append({
                "month": line["date"][:7],
                "product": line["product"],
                "total": int(line["qty"]) * float(line["price"]),
            })
        except ValueError as e:
            print("bad row", reader.line_num, "-", e)
    return records


records = load(DATA)
records.sort(key=itemgetter("month"))

running = 0.0
for month, group in groupby(records, key=itemgetter("month")):
    items = list(group)
    subtotal = sum(r["total"] for r in items)
    running += subtotal
    names = ", ".join(sorted(r["product"] for r in items))
    print(f"{month} | {names:<12} | {subtotal:8.2f} | {running:8.2f}")

top = max(records, key=itemgetter("total"))
print("biggest:", top["product"], round(top["total"], 2))
