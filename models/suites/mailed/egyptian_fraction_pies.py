# Splitting pies the way the Rhind papyrus would (greedy unit fractions).
from math import gcd


def simplify(a, b):
    g = gcd(a, b)
    return a // g, b // g


def greedy(a, b):
    parts = []
    while a:
        unit = -(-b // a)          # ceiling
        parts.append(unit)
        a, b = simplify(a * unit - b, b * unit)
    return parts


def check(parts):
    num, den = 0, 1
    for p in parts:
        num, den = simplify(num * p + den, den * p)
    return "{}/{}".format(num, den)


for pies, people in [(6, 8), (5, 11), (4, 13)]:
    parts = greedy(pies, people)
    text = " + ".join("1/%d" % p for p in parts)
    print("{:>2} pies / {:<2} = {}   ({})".format(pies, people, text, check(parts)))

longest = max((2, 3, 6), key=lambda k: len(greedy(k, 7)))
print("most pieces out of sevenths:", longest, greedy(longest, 7))
print(greedy(0, 3), greedy(1, 9))
