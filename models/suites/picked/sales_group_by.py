# data wrangling without pandas
from collections import namedtuple, OrderedDict, ChainMap
from itertools import groupby, accumulate, zip_longest
from operator import itemgetter, attrgetter

RAW = """
region,product,units,price
north,tea,10,2.50
south,tea,4,2.75
north,coffee,7,4.00
south,coffee,,4.20
south,milk,12,1.10
"""

header, *rows = [line.split(",") for line in RAW.strip().splitlines()]
Sale = namedtuple("Sale", header)

sales, bad = [], []
for number, row in enumerate(rows, 2):
    try:
        s = Sale(*row)
        sales.append(s._replace(units=int(s.units), price=float(s.price)))
    except ValueError as e:
        bad.append((number, str(e)))

print("good", len(sales), "bad", bad)

sales.sort(key=attrgetter("units"), reverse=True)
sales.sort(key=attrgetter("region"))       # stable!

report = OrderedDict()
for region, group in groupby(sales, key=attrgetter("region")):
    group = list(group)
    report[region] = {
        "units": sum(g.units for g in group),
        "money": round(sum(g.units * g.price for g in group), 2),
        "products": [g.product for g in group],
    }

for region, info in report.items():
    print(f"{region:<8}{info['units']:>4}{info['money']:>9,.2f}  {'/'.join(info['products'])}")

pivot = {}
for s in sales:
    pivot.setdefault(s.product, {})[s.region] = s.units
print(pivot)

best, rest = max(report.items(), key=lambda kv: kv[1]["money"]), None
print("best region:", best[0])
print("running units:", list(accumulate(s.units for s in sales)))
print(list(zip_longest(*(r["products"] for r in report.values()), fillvalue="-")))
settings = ChainMap({"vat": 0.2}, {"vat": 0.1, "cur": "EUR"})
print({k: settings[k] for k in sorted(settings)})
