LOG = """\
2024-03-01 12:00:01 INFO  auth: user alice logged in
2024-03-01 12:00:05 ERROR db: connection refused
2024-03-01 12:01:10 WARN  cache: miss ratio 0.81
2024-03-01 12:02:44 ERROR db: timeout after 30s
"""

def parse_line(line):
    date, time, level, rest = line.split(None, 3)
    source, _, message = rest.partition(": ")
    return {"ts": f"{date}T{time}", "level": level, "source": source, "msg": message}

records = [parse_line(line) for line in LOG.splitlines() if line.strip()]
errors = [r for r in records if r["level"] == "ERROR"]
print(len(records), "records,", len(errors), "errors")
by_source = {}
for r in errors:
    by_source.setdefault(r["source"], []).append(r["msg"])
for src, msgs in sorted(by_source.items()):
    print(f"{src}:")
    for m in msgs:
        print("  -", m)
