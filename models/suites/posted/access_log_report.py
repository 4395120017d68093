import re
from collections import Counter, defaultdict
from itertools import groupby
from operator import itemgetter

LOG = """\
10.0.0.1 - GET /index.html 200 512
10.0.0.2 - GET /missing 404 87
10.0.0.1 - POST /api/login 200 133
-- rotated --
10.0.0.3 - GET /index.html 304 0
10.0.0.2 - POST /api/login 401 92
10.0.0.1 - DELETE /api/item/7 500 40
"""

PATTERN = re.compile(
    r"(?P<ip>[\d.]+) - (?P<method>[A-Z]+) (?P<path>\S+) (?P<status>\d{3}) (?P<size>\d+)$"
)


def parse(text):
    for lineno, line in enumerate(text.splitlines(), 1):
        m = PATTERN.match(line)
        if m is None:
            print(f"skipping line {lineno}: {line!r}")
            continue
        row = m.groupdict()
        row["status"] = int(row["status"])
        row["size"] = int(row["size"])
        yield row


rows = list(parse(LOG))

by_ip = defaultdict(int)
for row in rows:
    by_ip[row["ip"]] += row["size"]

methods = Counter(r["method"] for r in rows)
print(methods.most_common(2))

# biggest senders first, ip as tie breaker
for ip, size in sorted(by_ip.items(), key=lambda kv: (-kv[1], kv[0])):
    print(f"{ip:>10} {size:5d} B")

# groupby needs sorted input!
rows.sort(key=itemgetter("status"))
for klass, group in groupby(rows, key=lambda r: r["status"] // 100):
    paths = [r["path"] for r in group]
    print(f"{klass}xx", len(paths), paths)
