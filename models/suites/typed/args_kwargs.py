from functools import partial

def report(title, *scores, sep=", ", **opts):
    print(title, scores, opts)
    text = sep.join(str(s) for s in scores)
    if opts.get("upper"):
        title = title.upper()
    return f"{title}: {text}" if scores else f"{title}: (none)"

print(report("maths", 1, 2.5, 3))
nums = [7, 8]
extra = {"upper": True, "sep": "/"}
print(report("art", *nums, *range(2), **extra))
print(report(title="empty"))

def stats(*v):
    return min(v), max(v), sum(v) / len(v)

lo, *_, mean = stats(4, 9, 2)
print(lo, mean, _)
(a, b), [c, *d], e = (1, 2), "xyz", {"k": 0}
print(a, b, c, d, *e)

def only(pos, /, both, *, kw):
    return pos, both, kw

print(only(1, both=2, kw=3))
shout = partial(report, upper=True, sep=" & ")
print(shout("pe", 5, 6))
merged = {**extra, "sep": "-", **{"n": 1}}
print(merged)
first = second = []
first.append(1)
print(second, first is second)
print(only(1, 2, 3))
