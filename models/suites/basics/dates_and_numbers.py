from datetime import date, datetime, timedelta, time
from decimal import Decimal, ROUND_HALF_UP
from fractions import Fraction
import math
import statistics
import textwrap
import string
import calendar

d = date(2024, 2, 28)
d2 = d + timedelta(days=2)
days = (date(2024, 12, 25) - d).days
wd = d.weekday()
iso = d.isoformat()
st = d.strftime("%d/%m/%Y")
st2 = d.strftime("%A %d %B")
st3 = f"{d:%b %d, %Y}"
yr = d.year
rep = d.replace(day=1)
lt = d < d2
dt = datetime(2024, 1, 1, 9, 30)
dt2 = dt + timedelta(hours=2, minutes=45)
diff = dt2 - dt
sec = diff.total_seconds()
hm = dt2.strftime("%H:%M")
p = datetime.strptime("2023-03-05 14:00", "%Y-%m-%d %H:%M")
pd = p.date()
fi = date.fromisoformat("2024-07-04")
leap = calendar.isleap(2024)
mr = calendar.monthrange(2024, 2)
td = timedelta(days=1, hours=3)
tds = str(td)
h, rem = divmod(7384, 3600)
mi, se = divmod(rem, 60)
clock = f"{h}:{mi:02}:{se:02}"
a = Decimal("10.25") * 3
b = a.quantize(Decimal("0.1"), rounding=ROUND_HALF_UP)
c = Fraction(1, 3) + Fraction(1, 6)
c2 = c.numerator
f1 = math.sqrt(2)
f2 = math.floor(-2.5)
f3 = math.ceil(2.1)
f4 = math.gcd(48, 36)
f5 = math.factorial(6)
f6 = math.pi * 2 ** 2
f7 = math.hypot(3, 4)
f8 = math.isclose(0.1 + 0.2, 0.3)
f9 = math.comb(5, 2)
g1 = math.log2(8)
g2 = math.inf > 10
g3 = math.prod([2, 3, 4])
g4 = math.lcm(4, 6)
g5 = round(2.5)
g6 = round(3.14159, 2)
g7 = -7 // 2
g8 = -7 % 3
g9 = divmod(-7, 2)
h1 = 0.1 + 0.2
h2 = 10 / 4
h3 = 7 // 2.0
h4 = int(-3.7)
h5 = float("1e3")
h6 = bin(10)
h7 = hex(255)
h8 = int("ff", 16)
h9 = 5 & 3 | 8
i1 = 1 << 4
i2 = ~5
i3 = 6 ^ 3
i4 = abs(-3.5)
i5 = pow(2, 10)
i6 = pow(3, 4, 5)
i7 = 2 ** -1
i8 = 1_000_000 * 3
i9 = True + True
j1 = statistics.mean([1, 2, 3, 4])
j2 = statistics.median([3, 1, 2])
j3 = statistics.mode("aab")
j4 = round(statistics.stdev([2, 4, 4, 4, 5, 5, 7, 9]), 3)
k1 = textwrap.fill("the quick brown fox jumps", 10)
k2 = textwrap.wrap("the quick brown fox", 9)
k3 = textwrap.dedent("  a\n  b")
k4 = textwrap.shorten("hello big world", 11)
k5 = string.ascii_lowercase[:5]
k6 = string.capwords("a bc d")
k7 = string.Template("$who is $n").substitute(who="Al", n=3)
k8 = (5).bit_length()
k9 = (2.5).is_integer()
l1 = format(1234.5, ",.2f")
l2 = format(0.256, ".1%")
l3 = "{:+d}".format(5)
l4 = f"{255:#x} {5:08b}"
l5 = f"{1e10:g} {0.00001}"
l6 = 1e16, 1.5e-7
l7 = 100 * 1.1
l8 = sum([0.1] * 3)
l9 = 3 + 4j
m1 = round(1234.567, -2)
m2 = math.degrees(math.pi)
m3 = 17 / 3
m4 = math.trunc(-1.7)
m5 = min(3, 1.5), max("a", "b")
m6 = sorted([3, -1, 2], key=abs)
m7 = str(1.0), repr("q"), str(None)
m8 = int("  12 "), float("2.50")
m9 = 10 ** 15 + 1
