import re
from collections import Counter, defaultdict
from itertools import groupby, islice

RAW = """\
10:01 ERROR db   timeout after 30s
# comment
10:01 WARN  web  retrying
10:02 ERROR db   timeout after 60s

10:03 INFO  web  started
"""

PAT = re.compile(r"(?P<t>\d\d:\d\d) (?P<lvl>[A-Z]+)\s+(?P<src>\w+)\s+(?P<msg>.*)")

def lines(text):
    for ln in text.splitlines():
        ln = ln.strip()
        if not ln or ln.startswith("#"):
            continue
        yield ln

def parse(rows):
    for row in rows:
        if (m := PAT.fullmatch(row)):
            yield m.groupdict()

def only(level, recs):
    return (r for r in recs if r["lvl"] == level)

errors = only("ERROR", parse(lines(RAW)))
print(next(errors)["msg"])
print([r["t"] for r in errors], list(errors))   # exhausted afterwards

cnt = Counter(r["lvl"] for r in parse(lines(RAW)))
print(cnt.most_common(1), dict(cnt))

by_src = defaultdict(list)
for r in islice(parse(lines(RAW)), 3):
    by_src[r["src"]].append(r["t"])
print(dict(by_src))

for lvl, grp in groupby("EEWEI"):
    print(lvl, len(list(grp)), end="; ")
print()
