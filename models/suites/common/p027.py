import re

log = """2024-01-05 ERROR disk full
2024-01-06 INFO started
bad line here
2024-01-07 ERROR net down"""

pattern = re.compile(r"(?P<date>\d{4}-\d\d-\d\d) (?P<level>[A-Z]+) (?P<msg>.+)")
errors = []
for line in log.splitlines():
    m = pattern.match(line)
    if not m:
        print("skip:", line)
        continue
    if m.group("level") == "ERROR":
        errors.append((m["date"], m["msg"]))
for d, msg in errors:
    print(f"{d} :: {msg.title()}")
