class P:
    def __init__(self, x):
        self.x = x


p = P(3)
pair = (1, "two")
print("{p.x} {0[1]}".format(pair, p=p))
print("%d-%s" % pair)
x = 5
print(f"{x=} {x!r:>4} {x:>{x}} {'q' * x}")
s = "Hello, World"
a = s.swapcase()
b = s.title()
c = s.rfind("o")
d = s.startswith(("He", "Wo"))
e = "a\nb\n\nc".splitlines()
f = "".join(reversed(s))
g = s[::-1]
h = s[-5:]
i = sorted("banana")
j = "".join(sorted(set("banana")))
k = min(s), max("abz")
l = [ord(ch) - 97 for ch in "abz"]
m = "".join(chr((ord(ch) - 97 + 3) % 26 + 97) for ch in "xyz")
n = s.count("l"), s.find("zz"), s.index("W")
o = s.split(", ")[1].lower()
q = "x,y;z".replace(";", ",").split(",")
r = s.center(20, "*")
t = "abc".zfill(6), "7".rjust(3, "0"), "7".ljust(3) + "|"
u = " pad ".strip(), "xxhixx".strip("x"), "xxhi".lstrip("x")
v = "a-b_c".translate(str.maketrans("-_", "  "))
w = s.isalpha(), "abc".isalpha(), "12".isdigit(), "aB".islower()
y = "tEST".capitalize()
z = s.partition(", ")
aa = "one two".rsplit(" ", 1)
bb = "{:,}".format(1234567)
cc = f"{0.12345:.2%} {255:x} {5:08b} {1e6:.0f} {3.14159:8.3f}|"
dd = "ab" * 3 + "c" in "abababc"
ee = "abc" < "abd", "Z" < "a"
ff = repr("it's"), str(None), str([1, "a"])
gg = "a\tb".expandtabs(4)
hh = s.encode()
ii = "%5.1f|%-6s|%03d" % (2.345, "ab", 7)
jj = ", ".join(f"{k}={v}" for k, v in {"a": 1, "b": 2}.items())
kk = s.removeprefix("Hello").removesuffix("World")
ll = list(map(str.upper, ["a", "b"]))
mm = "abcabc".rindex("c")
nn = [w[0].upper() + w[1:] for w in "the quick fox".split()]
