"""Join staff with departments and leave days; find mismatches on both sides."""
from itertools import groupby
from operator import itemgetter
from statistics import mean, median

staff = [
    ("E7", "Novak, Petra", "FIN", 52_000),
    ("E2", "Silva, João", "IT", 61_500),
    ("E5", "Brown, Al", "IT", 48_000),
    ("E9", "Ito, Ken", "OPS", 39_900),
    ("E1", "Adeyemi, Tolu", "FIN", 58_250),
    ("E4", "Kaur, Jas", "XXX", 45_000),
]
departments = {"FIN": "Finance", "IT": "Technology", "OPS": "Operations", "LEG": "Legal"}
leave = {"E2": [3, 5], "E9": [10], "E1": [1, 1, 2], "E8": [4]}

joined = []
for emp_id, name, dep, salary in staff:
    last, first = name.split(", ")
    joined.append({
        "id": emp_id,
        "name": f"{first[0]}. {last}",
        "dep": departments.get(dep),
        "salary": salary,
        "leave": sum(leave.get(emp_id, [])),
    })

known = [r for r in joined if r["dep"]]
known.sort(key=itemgetter("dep", "name"))

for dep, group in groupby(known, key=itemgetter("dep")):
    people = list(group)
    pay = [p["salary"] for p in people]
    print(f"{dep} ({len(people)}) mean {mean(pay):,.0f} median {median(pay):,.0f}")
    for p in people:
        print(f"    {p['name']:<12}{p['salary']:>8,}{p['leave']:>4}d")

ids = {s[0] for s in staff}
print("no department:", [r["name"] for r in joined if r["dep"] is None])
print("leave without employee:", sorted(leave.keys() - ids))
print("empty departments:", sorted(set(departments) - {s[2] for s in staff}))
top = max(joined, key=lambda r: r["salary"])
print("top:", top["name"], "share", f"{top['salary'] / sum(r['salary'] for r in joined):.1%}")
