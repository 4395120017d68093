import json
from datetime import date, timedelta

payload = '''
{"city": "Oslo", "start": "2024-02-27",
 "temps": [-3.5, -1.0, 0.5, null, 4.25],
 "tags": {"unit": "C", "source": "demo"}}
'''

data = json.loads(payload)
start = date.fromisoformat(data["start"])

series = {}
for offset, t in enumerate(data["temps"]):
    day = start + timedelta(days=offset)
    series[day] = t

def fill_gaps(series):
    last = None
    filled = {}
    for day in sorted(series):
        value = series[day]
        if value is None:
            value = last
        filled[day] = value
        last = value
    return filled

filled = fill_gaps(series)
coldest = min(filled, key=filled.get)
print("coldest:", coldest, filled[coldest])

by_month = {}
for day, temp in filled.items():
    by_month.setdefault(day.strftime("%b"), []).append(temp)

for month, temps in by_month.items():
    print(f"{month}: n={len(temps)} avg={sum(temps) / len(temps):.2f}")

changes = []
prev = None
for day, temp in filled.items():
    if prev is not None:
        changes.append(round(temp - prev, 2))
    prev = temp
print("changes:", changes)
summary = {"city": data["city"], "days": len(filled), "rise": max(changes)}
print(json.dumps(summary, indent=2))
