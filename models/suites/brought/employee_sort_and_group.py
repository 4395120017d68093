from itertools import groupby
from operator import itemgetter
from statistics import mean, median

employees = [
    {"name": "Ana", "dept": "eng", "salary": 98000, "years": 4},
    {"name": "Bo", "dept": "ops", "salary": 61000, "years": 9},
    {"name": "Chidi", "dept": "eng", "salary": 120500, "years": 11},
    {"name": "Dora", "dept": "hr", "salary": 58000, "years": 2},
    {"name": "Emil", "dept": "ops", "salary": 66500, "years": 3},
    {"name": "Fay", "dept": "eng", "salary": 98000, "years": 6},
]

ranked = sorted(employees, key=lambda e: (-e["salary"], e["name"]))
for rank, e in enumerate(ranked, 1):
    print(f"{rank:>2}. {e['name']:<6} {e['dept']:^5} {e['salary']:>9,}")

summary = {}
for dept, grp in groupby(sorted(employees, key=itemgetter("dept")), key=itemgetter("dept")):
    members = list(grp)
    pay = [m["salary"] for m in members]
    summary[dept] = {
        "n": len(members),
        "mean": round(mean(pay)),
        "median": median(pay),
        "senior": max(members, key=itemgetter("years"))["name"],
    }

print()
for dept, stats in summary.items():
    print(dept, stats)

raises = {e["name"]: int(e["salary"] * (1.05 if e["years"] > 5 else 1.02)) for e in employees}
cost = sum(raises.values()) - sum(e["salary"] for e in employees)
print(raises)
print(f"total raise cost: {cost:,}")
