from itertools import groupby, islice, tee, chain
from operator import itemgetter

RAW = """
12:00 door open
12:01 lamp on
12:01 door shut
# noise
12:04 lamp off
12:04 fan on
12:09 door open
"""

def lines(text):
    for ln in text.split("\n"):
        if ln and not ln.startswith("#"):
            yield ln

def records(src):
    for ln in src:
        clock, *words = ln.split()
        h, m = map(int, clock.split(":"))
        yield h * 60 + m, *words

def with_gap(recs):
    a, b = tee(recs)
    prev = chain([None], a)
    for old, new in zip(prev, b):
        yield (new[0] - old[0] if old else 0, *new[1:])

def running(recs):
    total = 0
    try:
        for gap, dev, state in recs:
            total += gap
            yield {"t": total, "dev": dev, "state": state}
    finally:
        print("closed after", total)

flow = running(with_gap(records(lines(RAW))))
first = list(islice(flow, 4))
flow.close()
for t, grp in groupby(first, key=itemgetter("t")):
    print("%+d" % t, ["{dev}={state}".format(**r) for r in grp])
print(next(flow, "nothing left"))
