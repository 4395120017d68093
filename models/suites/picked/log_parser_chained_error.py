# parse a server log; the last line kills it (exception with a cause)
import re

LOG = [
    "INFO  login user=ann ms=12",
    "WARN  slow  user=bob ms=340",
    "",
    "INFO  login user=bob ms=15",
    "ERROR crash user=ann ms=n/a",
]

PATTERN = re.compile(r"(?P<level>[A-Z]+)\s+(?P<what>\w+)\s+(?P<rest>.*)")


class LogError(Exception):
    def __init__(self, lineno, message):
        self.lineno = lineno
        super().__init__(f"line {lineno}: {message}")


def parse_fields(text):
    return dict(pair.split("=", 1) for pair in text.split())


def parse_line(lineno, line):
    m = PATTERN.match(line)
    if m is None:
        raise LogError(lineno, "not a log line")
    record = m.groupdict()
    fields = parse_fields(record.pop("rest"))
    try:
        fields["ms"] = int(fields["ms"])
    except ValueError as e:
        raise LogError(lineno, "bad ms value") from e
    return {**record, **fields}


def summarise(log):
    users = {}
    for n, line in enumerate(log, start=1):
        if not line:
            print("skipping blank line", n)
            continue
        rec = parse_line(n, line)
        user = users.setdefault(rec["user"], {"n": 0, "ms": 0})
        user["n"] += 1
        user["ms"] += rec["ms"]
        print(f"{n}: {rec['level']:5} {rec['user']} {rec['ms']:>5} ms")
    return users


print(summarise(LOG[:4]))
print("now all of it")
print(summarise(LOG))
