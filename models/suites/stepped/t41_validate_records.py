import csv
from itertools import groupby
from operator import itemgetter

RAW = """id,name,dept,salary
1,Ann,IT,5200
2,Bob,HR,abc
3,Cid,IT,4100
4,,HR,3900
5,Eve,HR,4000
"""


def validate(row):
    errors = []
    if not row["name"].strip():
        errors.append("name is empty")
    try:
        row["salary"] = int(row["salary"])
    except ValueError:
        errors.append(f"bad salary {row['salary']!r}")
    else:
        if row["salary"] < 0:
            errors.append("negative salary")
    return errors


def load(text):
    good, bad = [], {}
    for row in csv.DictReader(text.splitlines()):
        errs = validate(row)
        if errs:
            bad[int(row["id"])] = errs
        else:
            good.append(row)
    return good, bad


rows, bad = load(RAW)
print("rejected:", bad)
rows.sort(key=itemgetter("dept", "name"))
for dept, group in groupby(rows, key=itemgetter("dept")):
    members = list(group)
    total = sum(r["salary"] for r in members)
    names = "/".join(r["name"] for r in members)
    print(f"{dept:>4} {len(members)} {total:>8,} {names}")
top = max(rows, key=lambda r: r["salary"])
print("top earner: {name} ({dept})".format(**top))
avg = sum(r["salary"] for r in rows) / len(rows)
print("average: %.2f" % avg)
