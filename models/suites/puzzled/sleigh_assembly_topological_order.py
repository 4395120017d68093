# AoC 2018 day 7 - why KeyError?
import re
from collections import defaultdict

text = """Step C must be finished before step A can begin.
Step C must be finished before step F can begin.
Step A must be finished before step B can begin.
Step A must be finished before step D can begin.
Step B must be finished before step E can begin.
Step D must be finished before step E can begin.
Step F must be finished before step E can begin."""

needs = {}
after = defaultdict(list)
for line in text.splitlines():
    a, b = re.findall(r"[Ss]tep (\w)", line)
    needs.setdefault(b, set()).add(a)
    after[a].append(b)

print({k: sorted(v) for k, v in needs.items()})

ready = sorted(set(after) - set(needs))
order = ""
while ready:
    cur = ready.pop(0)
    order += cur
    for nxt in after[cur]:
        needs[nxt].discard(cur)
        if not needs[nxt]:
            ready.append(nxt)
    ready.sort()
print("order:", order)

# part 2, 2 workers, step takes 1..26 seconds
needs = {}
for line in text.splitlines():
    a, b = re.findall(r"[Ss]tep (\w)", line)
    needs.setdefault(b, set()).add(a)

workers, t, done = {}, 0, ""
while len(done) < 6:
    for s in sorted(w for w, end in workers.items() if end == t):
        done += s
        del workers[s]
    for s in "ABCDEF":
        if s not in done and s not in workers and len(workers) < 2:
            if needs[s] <= set(done):
                workers[s] = t + ord(s) - 64
    t += 1
print(t - 1, done)
