import re
from collections import Counter, defaultdict

LOG = """\
10:00:01 GET /api/users 200 34ms
10:00:02 GET /api/users/17 200 12ms
10:00:02 POST /api/login 401 8ms
garbage line here
10:00:05 GET /static/app.js 304 1ms
10:00:09 GET /api/users/99 404 9ms
10:01:11 POST /api/login 200 51ms
10:01:12 GET /api/report 500 812ms
10:01:40 GET /api/report 500 790ms
"""

LINE = re.compile(
    r"(?P<ts>\S+) (?P<verb>GET|POST) (?P<path>\S+) (?P<code>\d{3}) (?P<ms>\d+)ms"
)


def normalise(path):
    return re.sub(r"/\d+", "/:id", path)


by_route = defaultdict(list)
classes = Counter()
per_minute = Counter()
bad = []

for lineno, line in enumerate(LOG.splitlines(), 1):
    m = LINE.fullmatch(line)
    if not m:
        bad.append((lineno, line))
        continue
    d = m.groupdict()
    key = (d["verb"], normalise(d["path"]))
    by_route[key].append(int(d["ms"]))
    classes[d["code"][0] + "xx"] += 1
    per_minute[d["ts"][:5]] += 1

print(f"{'route':<24}{'n':>3}{'avg':>8}{'max':>6}")
for (verb, path), times in sorted(by_route.items(), key=lambda kv: -max(kv[1])):
    avg = sum(times) / len(times)
    print(f"{verb + ' ' + path:<24}{len(times):>3}{avg:>8.1f}{max(times):>6}")

total = sum(classes.values())
for cls, n in classes.most_common():
    print(f"{cls}: {n}/{total} {n / total:6.1%} {'#' * n}")
for minute, n in per_minute.items():
    print(minute, n)
print("skipped:", bad)
