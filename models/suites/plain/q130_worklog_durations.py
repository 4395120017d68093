def to_minutes(hhmm):
    h, m = hhmm.split(":")
    return int(h) * 60 + int(m)

def fmt(minutes):
    return f"{minutes // 60}h{minutes % 60:02d}"

log = """
09:00-10:30 review
10:45-12:00 coding
13:00-13:20 email
13:20-16:00 coding
"""

spent = {}
for entry in log.strip().splitlines():
    span, task = entry.split(maxsplit=1)
    start, end = span.split("-")
    spent[task] = spent.get(task, 0) + to_minutes(end) - to_minutes(start)

for task, mins in sorted(spent.items(), key=lambda kv: -kv[1]):
    bar = "#" * (mins // 20)
    print(f"{task:<8}{fmt(mins):>6} {bar}")
print("total", fmt(sum(spent.values())))
