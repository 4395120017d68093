def c_to_f(c):
    return c * 9 / 5 + 32

def f_to_c(f):
    return (f - 32) * 5 / 9

readings = ["21C", "98.6f", " 0c ", "abcF", "12K", ""]
ok = 0
bad = []
for r in readings:
    r = r.strip().upper()
    try:
        value, unit = float(r[:-1]), r[-1]
        if unit == "C":
            res = "%.1fF" % c_to_f(value)
        elif unit == "F":
            res = "%.1fC" % f_to_c(value)
        else:
            raise ValueError("unknown unit " + unit)
    except ValueError as e:
        print("bad reading", repr(r), "->", e)
        bad.append(r)
    else:
        ok += 1
        print(r, "=", res)
    finally:
        seen = ok + len(bad)
print(ok, "good", len(bad), "bad", seen, "seen")
secs = 98765
h, rest = divmod(secs, 3600)
m, s = divmod(rest, 60)
print(f"{secs:,}s is {h}h {m:02}m {s:02}s")
