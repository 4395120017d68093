from datetime import date
from itertools import groupby

# export from the CRM, two different date formats :(
signups = [
    ("anna", "2024-01-15", "ads"),
    ("bo", "03/02/2024", "friend"),
    ("cy", "2024-02-28", "ads"),
    ("dee", "2024-01-31", "friend"),
    ("eli", "01/03/2024", "ads"),
]

def parse(d):
    if "/" in d:
        day, month, year = (int(x) for x in d.split("/"))
        return date(year, month, day)
    return date.fromisoformat(d)

def median(xs):
    xs = sorted(xs)
    mid, odd = divmod(len(xs), 2)
    return xs[mid] if odd else (xs[mid - 1] + xs[mid]) / 2

def std(xs):
    m = sum(xs) / len(xs)
    return (sum((x - m) ** 2 for x in xs) / len(xs)) ** 0.5

people = [dict(zip(("name", "date", "source"), s)) for s in signups]
for p in people:
    p["date"] = parse(p["date"])

people.sort(key=lambda p: p["date"])

running = 0
for month, grp in groupby(people, key=lambda p: p["date"].strftime("%Y-%m")):
    names = [g["name"] for g in grp]
    running += len(names)
    print(month, "#" * len(names), names, "cumulative", running)

dates = [p["date"] for p in people]
gaps = [(b - a).days for a, b in zip(dates, dates[1:])]
print("gaps in days:", gaps)
print(f"mean {sum(gaps)/len(gaps):.2f}  median {median(gaps)}  sd {std(gaps):.2f}")

ads = sum(p["source"] == "ads" for p in people)
print(f"from ads: {ads}/{len(people)} = {ads/len(people):.1%}")
