ts = {"a": {"o": 5, "t": "no x"}, "b": {"o": 7, "t": "yes"}}
print(max(ts.values(), key=lambda t: t["o"])["t"])
print(sorted(ts, key=lambda k: (-ts[k]["o"], k)))
print(sorted(ts, key=lambda k: ts[k]["o"], reverse=True))
print([n for n, tk in ts.items() if "no" in tk["t"]])
print(sum(t["o"] for t in ts.values()))
row = [0, 12.5]
print("".join(("%.2f" % v if v else "-").rjust(6) for v in row))
print("".join("-" if v == 0 else str(v) for v in row))
print(["%.1f" % v for v in row])
print("{:<8}|{:>7}|{:>10.2f}|".format("TOTAL", sum([1, 2]), 525 / 100))
print("{:<8}|{:>7}".format("TOTAL", sum(n for n, _ in [(1, 2), (3, 4)])))
print(["{d}={s}".format(**r) for r in [{"d": 1, "s": "on"}]])
print("{d}={s}".format(**{"d": 1, "s": "on"}))
d = {"no": 7, "name": "Bo"}
print("INV {no:06d}".format_map(d))
print("%(name)s: %(no)d" % d)
print("{name} {no}".format(**d).center(20, "="))
