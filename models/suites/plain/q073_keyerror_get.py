# KeyError vs .get()
d = {"a": 1, "b": None}
try:
    print(d["c"])
except KeyError as e:
    print("KeyError:", e)
print(d.get("c"), d.get("c", 0), d.get("b", 0))
print("b" in d, "c" not in d)
print(d.setdefault("c", []), d)
d.pop("a")
print(d.pop("zzz", "no such key"))
d.update(c=3, e=5)
print(d)
print(list(d), list(d.values()), len(d))
for k, v in d.items():
    print("%s=%s" % (k, v), end="; ")
print()
