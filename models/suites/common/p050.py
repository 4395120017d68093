def mystery(*args, sep="-", **kw):
    print(args, kw)
    parts = [str(a) for a in args]
    for k, v in sorted(kw.items()):
        parts.append(f"{k}={v}")
    return sep.join(parts)

nums = (1, 2)
opts = {"z": 26, "a": 1}
print(mystery(*nums, 3, **opts))
print(mystery("x", sep="/"))
first, *middle, last = [10, 20, 30, 40]
print(first, middle, last)
(a, b), c = (1, 2), 3
a, b = b, a
print(a, b, c, {**opts, "q": 5})
