import re
from collections import Counter, defaultdict
from datetime import datetime

LOG = """\
10.0.0.5 [2024-03-01 10:15:02] "GET /index.html" 200 512
10.0.0.7 [2024-03-01 10:15:09] "GET /logo.png" 200 20480
10.0.0.5 [2024-03-01 10:16:30] "POST /login" 403 77
this line is broken
10.0.0.5 [2024-03-01 10:16:41] "POST /login" 302 0
10.0.0.9 [2024-03-01 10:20:00] "GET /missing" 404 99
"""

LINE = re.compile(
    r'(?P<ip>[\d.]+) \[(?P<ts>[^\]]+)\] "(?P<method>\w+) (?P<path>\S+)" (?P<status>\d{3}) (?P<size>\d+)'
)

statuses = Counter()
bytes_by_ip = defaultdict(int)
times = []
errors = []

for lineno, raw in enumerate(LOG.splitlines(), 1):
    m = LINE.fullmatch(raw)
    if not m:
        errors.append((lineno, raw))
        continue
    rec = m.groupdict()
    statuses[rec["status"][0] + "xx"] += 1
    bytes_by_ip[rec["ip"]] += int(rec["size"])
    times.append(datetime.strptime(rec["ts"], "%Y-%m-%d %H:%M:%S"))

span = max(times) - min(times)
print("requests:", len(times), "in", span)
print("by status:", dict(statuses.most_common()))
for ip, n in sorted(bytes_by_ip.items(), key=lambda kv: -kv[1]):
    print(f"  {ip:<12}{n:>8,} B")
print("bad lines:", errors)
