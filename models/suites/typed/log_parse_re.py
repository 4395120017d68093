import re
from collections import defaultdict

LOG = """\
10:01 INFO  server started port=8080
10:02 ERROR disk full path=/var/log code=28
10:05 WARN  slow query ms=1200
garbage line
10:07 ERROR timeout code=110
"""

LINE = re.compile(r"(?P<h>\d\d):(?P<m>\d\d)\s+(?P<level>[A-Z]+)\s+(?P<msg>.*)")
PAIR = re.compile(r"(\w+)=(\S+)")

levels = defaultdict(list)
skipped = 0
for num, line in enumerate(LOG.splitlines(), 1):
    m = LINE.match(line)
    if not m:
        skipped += 1
        print(f"line {num}: cannot parse {line!r}")
        continue
    fields = {k: int(v) if v.isdigit() else v for k, v in PAIR.findall(m["msg"])}
    text = PAIR.sub("", m["msg"]).strip()
    minute = int(m["h"]) * 60 + int(m["m"])
    levels[m["level"]].append((minute, text, fields))

for level, entries in levels.items():
    print(level, len(entries))
    for minute, text, fields in entries:
        print(f"   t={minute} {text} {fields}")
codes = [f["code"] for _, _, f in levels["ERROR"]]
print("codes", codes, "skipped", skipped)
