# survey: average score per team  -- numbers do not add up, check!
from itertools import groupby
from operator import itemgetter

data = """
id|team|score|comment
1|ops|7|fine
2|dev|9|love it
3|dev|8|
4|ops|4|too slow
5|hr|6|ok
6|dev|n/a|on leave
7|ops|10|great
8|hr|5|meh
"""

records = [line.split("|") for line in data.strip().split("\n")][1:]
records = [
    {"id": int(i), "team": t, "score": float(s) if s != "n/a" else None, "comment": c or "-"}
    for i, t, s, c in records
]
valid = [r for r in records if r["score"] is not None]

summary = {}
for team, grp in groupby(valid, key=itemgetter("team")):
    scores = [r["score"] for r in grp]
    summary[team] = {
        "n": len(scores),
        "avg": sum(scores) / len(scores),
        "spread": max(scores) - min(scores),
    }

print(f"{'team':6}|{'n':>3} |{'avg':>6} |{'spread':>7}")
for team, s in sorted(summary.items()):
    print(f"{team:6}|{s['n']:>3} |{s['avg']:>6.2f} |{s['spread']:>7.1f}")

n_total = sum(s["n"] for s in summary.values())
print(f"rows used: {n_total} of {len(valid)} valid")   # should be equal?!

buckets = {"low": [], "mid": [], "high": []}
for r in valid:
    key = "low" if r["score"] < 5 else "mid" if r["score"] < 8 else "high"
    buckets[key].append(r["id"])
for name, ids in buckets.items():
    print(f"{name:>5} {'#' * len(ids):<5} {ids}")
