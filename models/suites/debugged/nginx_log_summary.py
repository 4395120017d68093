import re
from collections import Counter, defaultdict

LINE_RE = re.compile(
    r'(?P<ip>\d+(?:\.\d+){3}) - - \[(?P<ts>[^\]]+)\] '
    r'"(?P<method>[A-Z]+) (?P<path>\S+) HTTP/1\.\d" (?P<status>\d{3}) (?P<size>\d+|-) (?P<rt>[\d.]+)'
)

RAW = """\
10.0.0.5 - - [12/Mar/2024:10:00:01 +0000] "GET /api/users/17 HTTP/1.1" 200 512 0.020
10.0.0.7 - - [12/Mar/2024:10:00:02 +0000] "POST /api/orders HTTP/1.1" 201 98 0.310
10.0.0.5 - - [12/Mar/2024:10:00:02 +0000] "GET /api/users/18?full=1 HTTP/1.1" 404 - 0.011
garbage line from a restart
10.0.0.9 - - [12/Mar/2024:10:01:15 +0000] "GET /health HTTP/1.0" 200 2 0.001
10.0.0.7 - - [12/Mar/2024:10:01:44 +0000] "POST /api/orders HTTP/1.1" 500 31 1.204

10.0.0.7 - - [12/Mar/2024:10:01:50 +0000] "POST /api/orders HTTP/1.1" 201 99 0.290
"""


def parse(lines):
    for lineno, line in enumerate(lines, 1):
        if not line.strip():
            continue
        m = LINE_RE.match(line)
        if m is None:
            print(f"skip line {lineno}: {line!r}")
            continue
        rec = m.groupdict()
        rec["status"] = int(rec["status"])
        rec["size"] = 0 if rec["size"] == "-" else int(rec["size"])
        rec["rt"] = float(rec["rt"])
        yield rec


def normalise(records):
    for rec in records:
        path, _, _query = rec["path"].partition("?")
        rec["route"] = re.sub(r"/\d+(?=/|$)", "/:id", path)
        yield rec


def without(records, *routes):
    return (r for r in records if r["route"] not in routes)


def summarise(records):
    by_route = defaultdict(list)
    statuses = Counter()
    per_minute = Counter()
    for rec in records:
        by_route[rec["method"], rec["route"]].append(rec["rt"])
        statuses[f"{rec['status'] // 100}xx"] += 1
        per_minute[rec["ts"][12:17]] += 1
    return by_route, statuses, per_minute


def main():
    stream = without(normalise(parse(RAW.splitlines())), "/health")
    by_route, statuses, per_minute = summarise(stream)
    for (method, route), times in sorted(by_route.items(), key=lambda kv: -max(kv[1])):
        avg = sum(times) / len(times)
        print(f"{method:<5}{route:<18} n={len(times)} avg={avg:.3f} max={max(times):.3f}")
    print(statuses.most_common())
    print(dict(per_minute))


if __name__ == "__main__":
    main()
