# Given meetings as "HH:MM-HH:MM" merge the overlapping ones
# and list the free gaps.

def to_minutes(s):
    h, m = s.split(":")
    return int(h) * 60 + int(m)

def fmt(mins):
    return "%02d:%02d" % divmod(mins, 60)

def merge(intervals):
    merged = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged

def gaps(busy):
    for (_, left), (right, _) in zip(busy, busy[1:]):
        yield left, right

raw = ["13:00-14:30", "09:00-10:15", "10:00-11:00", "14:00-14:10", "16:45-17:00"]
meetings = [tuple(map(to_minutes, r.split("-"))) for r in raw]
busy = merge(meetings)
for s, e in busy:
    print("busy %s to %s" % (fmt(s), fmt(e)))
for s, e in gaps(busy):
    print("free %s to %s (%d min)" % (fmt(s), fmt(e), e - s))
