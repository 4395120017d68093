import itertools as it

PAIRS = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
         (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
VALUE = {s: v for v, s in PAIRS if len(s) == 1}


class Roman(int):
    """An int that prints itself the way Caesar would."""

    def __new__(cls, x=0):
        if isinstance(x, str):
            x = cls._parse(x)
        if not 0 < x < 4000:
            raise ValueError(f"no roman numeral for {x}")
        return super().__new__(cls, x)

    @staticmethod
    def _parse(text):
        vals = [VALUE[ch] for ch in text.upper()]
        return sum(-a if a < b else a for a, b in it.zip_longest(vals, vals[1:], fillvalue=0))

    def __str__(self):
        n, out = int(self), []
        for v, s in PAIRS:
            q, n = divmod(n, v)
            out.append(s * q)
        return "".join(out)

    def __format__(self, spec):
        if spec.endswith("d"):
            return int.__format__(self, spec)
        return format(str(self), spec)

    def __add__(self, other): return Roman(int(self) + int(other))
    def __sub__(self, other): return Roman(int(self) - int(other))


year = Roman(1994)
print(year, f"{year:>10}|{year:06d}", repr(year))
print(Roman("xlii") + 7, Roman("MM") > year)

# strict check: the round trip must give the same text back
for text in ("XIV", "VX", "ABC"):
    try:
        r = Roman(text)
        ok = str(r) == text
        print(f"{text:<5} {int(r):>3} {'ok' if ok else 'should be ' + str(r)}")
    except KeyError as e:
        print(f"{text:<5} bad digit {e}")

try:
    Roman("I") - 1
except ValueError as e:
    print(e)
