import re
from collections import Counter, defaultdict

LOG = """\
2024-03-01 10:00:01 INFO auth User alice logged in
2024-03-01 10:00:05 ERROR db Connection refused
2024-03-01 10:01:12 WARN api Slow response: 2300ms
2024-03-01 10:02:44 ERROR db Timeout after 30s
not a log line
2024-03-01 10:03:00 INFO api GET /health
"""

PATTERN = re.compile(r"^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) (\w+) (\w+) (.*)$")


def parse_line(line):
    m = PATTERN.match(line)
    if not m:
        return None
    date, time, level, component, message = m.groups()
    return {
        "timestamp": f"{date}T{time}",
        "level": level,
        "component": component,
        "message": message,
    }


def summarize(text):
    levels = Counter()
    by_component = defaultdict(list)
    skipped = 0
    for line in text.splitlines():
        rec = parse_line(line)
        if rec is None:
            skipped += 1
            continue
        levels[rec["level"]] += 1
        by_component[rec["component"]].append(rec["message"])
    return levels, by_component, skipped


levels, by_component, skipped = summarize(LOG)
print("Levels:")
for level, n in levels.most_common():
    print(f"  {level:<6}{n:>3}")
for comp in sorted(by_component):
    print(comp, "->", by_component[comp])
print("skipped", skipped)
