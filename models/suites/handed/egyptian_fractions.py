from fractions import Fraction
from math import gcd, ceil, lcm
from functools import reduce


def egyptian(frac):
    """Write a fraction as a sum of different unit fractions (greedy)."""
    parts = []
    while frac > 0:
        unit = Fraction(1, ceil(1 / frac))
        parts.append(unit)
        frac -= unit
    return parts


def my_gcd(a, b):
    # Euclid, with the steps written down
    steps = []
    while b:
        steps.append("%d = %d*%d + %d" % (a, a // b, b, a % b))
        a, b = b, a % b
    return a, steps


def continued(x: Fraction):
    while True:
        whole, rest = divmod(x, 1)
        yield int(whole)
        if not rest:
            return
        x = 1 / rest


def from_continued(terms):
    return reduce(lambda acc, t: t + 1 / acc, reversed(terms[:-1]), Fraction(terms[-1]))


for text in ("5/6", "4/13", "0.75"):
    f = Fraction(text)
    parts = egyptian(f)
    print(f, "=", " + ".join(map(str, parts)))
    assert sum(parts) == f

g, steps = my_gcd(84, 36)
print(*steps, sep="\n")
print("gcd:", g, g == gcd(84, 36), "lcm:", lcm(84, 36))

terms = list(continued(Fraction(355, 113)))
print("355/113 =", terms, "=", from_continued(terms))
almost = Fraction(3.14159).limit_denominator(200)
print(almost, almost.numerator - 3 * almost.denominator, float(almost))
print(Fraction(1, 3) + Fraction(1, 6), Fraction(2, 3) ** -2, round(Fraction(7, 2)))
