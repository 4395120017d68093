"""Summarise a small web access log."""
import re
from collections import Counter, defaultdict

LOG = """\
10.0.0.1 GET /index.html 200 512
10.0.0.2 GET /about.html 404 0
10.0.0.1 POST /login 302 128
broken line here
10.0.0.3 GET /index.html 200 512
10.0.0.2 GET /style.css 200 2048
"""

LINE_RE = re.compile(r"(?P<ip>[\d.]+) (?P<method>GET|POST) (?P<path>\S+) (?P<status>\d{3}) (?P<size>\d+)")


def parse(line):
    m = LINE_RE.match(line)
    if m is None:
        return None
    rec = m.groupdict()
    rec["status"] = int(rec["status"])
    rec["size"] = int(rec["size"])
    return rec


def summarise(text):
    hits = Counter()
    bytes_by_ip = defaultdict(int)
    errors, skipped = [], 0
    for lineno, line in enumerate(text.splitlines(), start=1):
        rec = parse(line)
        if rec is None:
            skipped += 1
            continue
        hits[rec["path"]] += 1
        bytes_by_ip[rec["ip"]] += rec["size"]
        if rec["status"] >= 400:
            errors.append((lineno, rec["path"], rec["status"]))
    return hits, bytes_by_ip, errors, skipped


hits, by_ip, errors, skipped = summarise(LOG)
print("Top pages:")
for path, n in hits.most_common(2):
    print(f"  {path:<15} {n:>3}")
print("Traffic:")
for ip, total in sorted(by_ip.items(), key=lambda kv: -kv[1]):
    print(f"  {ip:<10} {total:>6,d} bytes")
print("Errors:", errors)
print(f"{skipped} line(s) skipped")
