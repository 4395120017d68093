# Division, rounding, precedence, formatting: 20 expressions to predict
for p, q in [(7, 3), (-7, 3), (7, -3), (-7, -3)]:
    print("%3d // %2d = %2d   %3d %% %2d = %2d   int(%d/%d) = %d" % (p, q, p // q, p, q, p % q, p, q, int(p / q)))
print(divmod(-1, 60), -7.5 // 2, -7.5 % 2, 1e16 + 1 == 1e16)

print([round(v) for v in (0.5, 1.5, 2.5, -0.5, 3.7)], round(2.675, 2), round(1234, -2))
print(0.1 + 0.2, 0.1 + 0.2 == 0.3, 0.1 * 3, 0.5 + 0.25 == 0.75)
print(-2 ** 2, (-2) ** 2, 2 ** -1, 2 ** 3 ** 2, -3 % 5, -(3 % 5))
print(not True == False, not 0 + 1, 1 + 2 << 1, 5 & 4 == 4, 1 or 0 and 0)
print(1 if 0 else 2 if 0 else 3, lambda_value := (lambda n: n or "none")(0))
print("a" "b" * 2, "ab" * -1 + "|", [1] * 2 + [3], "10" > "9", [1, 2] < [1, 2, 0])

print(f"{3.14159:.2f}|{42:>6}|{42:<6}|{42:^6}|{-42:06}|{255:#x}|{1234567:,}")
print(f"{'text':*^10}|{True:d}|{0.256:.1%}|{1e10:g}|{7!r:>3}|{'quote'!r}")
width, value = 8, 2.5
print(f"{value:{width}.{1}f}", f"{value=}", f"{{{value}}}", "%s and %r" % ("s", "s"))
print("{0} {1} {0} {name[1]}".format("a", "b", name=[10, 20]))
print(str(1.0), repr(1e22), 1_000, 0o17, 0b11, int(" 12 "), float("1e3"), complex(1, -1))

t = (1, [2, 3])
try:
    t[1] += [4]
except TypeError as oops:
    print(oops, "->", t)
single = ("just a string")
real = "a tuple",
print(type(single).__name__, type(real).__name__, len(single), len(real))

people = [("Bo", 30), ("Al", 25), ("Cy", 30), ("Di", 25)]
print(sorted(people, key=lambda p: p[1]))
print(sorted(people, key=lambda p: -p[1]), sorted(people, key=lambda p: p[1], reverse=True) == people)
print(sorted("bAaB"), sorted("bAaB", key=str.lower), sorted([3, True, 2.5, False]), people.sort())

d = {"b": 1, "a": 2}
keys, items = d.keys(), d.items()
d["c"] = 3
d["b"] = 9
print(list(keys), len(items), {"z": 0} | d, d | {"a": 0}, d == {"c": 3, "a": 2, "b": 9})
del d["b"]
d["b"] = 1
print(keys, keys & {"b", "x"}, d.popitem(), next(reversed(d)))


def kind(obj):
    match obj:
        case bool() | None:
            return "flag"
        case 0 | 1:
            return "bit"
        case int(n) if n < 0:
            return "negative"
        case [x, y]:
            return f"pair {x},{y}"
        case [x, *others]:
            return f"{x} then {len(others)}"
        case {"op": op, **extra}:
            return f"{op} {extra}"
        case str() as s:
            return s[::-1]
        case _:
            return "other"


for thing in [True, 1, 1.0, -4, (3, 4), [5, 6, 7], [], {"op": "+", "l": 1}, "xy", {1}]:
    print(kind(thing), end="; ")
print()
