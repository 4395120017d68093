from itertools import groupby
from operator import itemgetter

entries = [
    "Mon Kim 09:00-12:30 project A",
    "Mon Lee 08:15-16:45 project B",
    "Tue Kim 13:00-17:00 project B",
    "Wed Lee 10:00-11:20 meeting",
    "Wed Kim 22:00-01:30 project A",
]


def minutes(hhmm):
    h, m = hhmm.split(":")
    return int(h) * 60 + int(m)


def parse(entry):
    day, who, span, *task = entry.split()
    start, end = (minutes(t) for t in span.split("-"))
    if end < start:
        end += 24 * 60
    return {"day": day, "who": who, "min": end - start, "task": " ".join(task)}


def hm(total):
    return "%d:%02d" % divmod(total, 60)


rows = sorted(map(parse, entries), key=itemgetter("who"))
tasks = {}
for who, group in groupby(rows, key=itemgetter("who")):
    group = list(group)
    total = sum(r["min"] for r in group)
    print(who.upper(), hm(total))
    for r in group:
        print("   {day}  {task:<10} {0:>6}".format(hm(r["min"]), **r))
        tasks.setdefault(r["task"], set()).add(who)
    *_, last = group
    print("   last entry on", last["day"])

for task, people in sorted(tasks.items()):
    print(f"{task}: {', '.join(sorted(people))}")
longest = max(rows, key=lambda r: (r["min"], r["day"]))
print("longest:", longest)
