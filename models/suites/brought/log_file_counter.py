from collections import Counter
import re

log = '''
10:01:22 INFO  auth   user=alice login ok
10:01:40 WARN  db     slow query 532ms
10:02:03 ERROR db     timeout after 3000ms
10:02:10 INFO  auth   user=bob login ok
10:03:55 ERROR api    500 on /orders
10:04:01 INFO  auth   user=alice logout
'''

pattern = re.compile(r"(\d\d):(\d\d):(\d\d)\s+(\w+)\s+(\w+)\s+(.*)")

levels = Counter()
components = Counter()
users = []
errors = []
durations = []

for line in log.strip().split("\n"):
    m = pattern.match(line)
    if not m:
        continue
    hh, mm, ss, level, comp, msg = m.groups()
    seconds = int(hh) * 3600 + int(mm) * 60 + int(ss)
    levels[level] += 1
    components[comp] += 1
    if level == "ERROR":
        errors.append((seconds, msg))
    if (u := re.search(r"user=(\w+)", msg)):
        users.append(u.group(1))
    durations += [int(x) for x in re.findall(r"(\d+)ms", msg)]

print(levels.most_common())
print(components.most_common(2))
print("users:", sorted(set(users)))
gap = errors[-1][0] - errors[0][0]
print(f"{len(errors)} errors, {gap}s between first and last")
print("slowest:", max(durations), "ms; avg:", sum(durations) / len(durations))
