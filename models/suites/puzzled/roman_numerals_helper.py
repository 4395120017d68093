# Codewars "Roman Numerals Helper" (4 kyu)
class RomanNumerals:
    TABLE = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"),
        (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
        (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]

    @staticmethod
    def to_roman(val):
        out = ""
        for n, sym in RomanNumerals.TABLE:
            q, val = divmod(val, n)
            out += sym * q
        return out

    @staticmethod
    def from_roman(roman):
        vals = [dict(I=1, V=5, X=10, L=50, C=100, D=500, M=1000)[c] for c in roman]
        total = 0
        for cur, nxt in zip(vals, vals[1:] + [0]):
            total += -cur if cur < nxt else cur
        return total


def assert_equals(got, want):
    print("pass" if got == want else f"FAIL: {got!r} should equal {want!r}")


assert_equals(RomanNumerals.to_roman(1990), "MCMXC")
assert_equals(RomanNumerals.to_roman(2008), "MMVIII")
assert_equals(RomanNumerals.to_roman(4), "IV")
assert_equals(RomanNumerals.from_roman("XXI"), 21)
assert_equals(RomanNumerals.from_roman("MDCLXVI"), 1666)
assert_equals(RomanNumerals.from_roman("CDXLIV"), 444)
for n in (14, 99):
    assert_equals(RomanNumerals.from_roman(RomanNumerals.to_roman(n)), n)
