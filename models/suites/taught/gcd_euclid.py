def gcd(a, b):
    print(f"gcd({a}, {b})")
    while b != 0:
        quotient = a // b
        rest = a % b
        print(f"  {a} = {quotient} * {b} + {rest}")
        a, b = b, rest
    return a


def gcd_rec(a, b):
    return a if b == 0 else gcd_rec(b, a % b)


def shorten(numerator, denominator):
    """Return the fraction in lowest terms."""
    g = gcd(numerator, denominator)
    return numerator // g, denominator // g


print(gcd(252, 105))
top, bottom = shorten(84, 126)
print(f"84/126 = {top}/{bottom}")

a, b = 12, 18
lcm = a * b // gcd_rec(a, b)
print("lcm of", a, "and", b, "is", lcm)
