f = str.upper
print(f("abc"))
d = {"u": str.upper, "l": str.lower, "n": len}
for k in d:
    g = d[k]
    print(k, g("Abc"))
print(d["u"]("x"))
steps = [str.strip, str.title, str.split]
x = "  hello world "
for s in steps:
    x = s(x)
print(x)
just = str.rjust if len(x) > 1 else str.ljust
print(just("ab", 5) + "|")
xs = []
xs.append(str.rjust)
xs.append(str.ljust if xs else str.rjust)
print(xs[1]("a", 3) + "|")
y = str.lower("ABC")
add = xs.append
z = list(map(str.upper, ["a", "b"]))
w = sorted(["b", "A"], key=str.lower)
def apply(fs, v):
    for fn in fs:
        v = fn(v)
    return v
print(apply([str.strip, str.upper, len], " ab "))
