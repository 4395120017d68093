import re
from collections import Counter, namedtuple
from datetime import date

LOG = """\
2024-03-01 ERROR [auth] login failed for user=alice
2024-03-01 INFO [web] GET /index 200
2024-03-02 WARN [db] slow query (312 ms)
garbage line
2024-03-02 ERROR [db] connection lost
"""

LINE_RE = re.compile(r"^(\d{4})-(\d{2})-(\d{2}) (\w+) \[(\w+)\] (.*)$")
Record = namedtuple("Record", "day level module message")


def parse_line(line):
    m = LINE_RE.match(line)
    if m is None:
        return None
    y, mo, d, level, module, message = m.groups()
    return Record(date(int(y), int(mo), int(d)), level, module, message)


def parse(text):
    skipped = 0
    records = []
    for lineno, line in enumerate(text.splitlines(), start=1):
        rec = parse_line(line)
        if rec is None:
            skipped += 1
            print(f"skipping line {lineno}: {line!r}")
            continue
        records.append(rec)
    return records, skipped


def main():
    records, skipped = parse(LOG)
    levels = Counter(r.level for r in records)
    for level, n in levels.most_common():
        print(f"{level:<6}|{n:>3}")
    errors = [r for r in records if r.level == "ERROR"]
    for r in errors:
        print(r.day.isoformat(), r.module, "-", r.message)
    by_day = {}
    for r in records:
        by_day.setdefault(str(r.day), []).append(r.module)
    print(by_day)
    print("skipped:", skipped)


if __name__ == "__main__":
    main()
