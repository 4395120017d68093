d = {"b": 2, "a": 1}
for k in d: print(k, d[k])
for k in sorted(d.keys()): print(k)
for v in d.values(): print(v)
for i, (k, v) in enumerate(d.items()): print(i, k, v)
d["c"] = d.pop("a")
d.update({"z": 26}, y=25)
print(d, list(d), len(d), "z" in d)
print(d.popitem(), d.setdefault("q", 0), d)
e = d | {"b": 99}
print(e, e == d, {**d}.items() == d.items())
del e["q"]
print(sorted(e.items(), key=lambda t: t[1], reverse=True))
print(dict.fromkeys("ab", 0), {v: k for k, v in d.items()})
d.clear()
print(d)
