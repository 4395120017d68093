from functools import reduce
from math import prod


def egcd(a: int, b: int) -> tuple[int, int, int]:
    """Return (g, x, y) with a*x + b*y == g == gcd(a, b)."""
    if b == 0:
        return a, 1, 0
    g, x, y = egcd(b, a % b)
    return g, y, x - (a // b) * y


def mod_inverse(a: int, m: int) -> int:
    g, x, _ = egcd(a % m, m)
    if g != 1:
        raise ValueError(f"{a} has no inverse mod {m}")
    return x % m


def crt(residues: list[int], moduli: list[int]) -> int:
    N = prod(moduli)
    total = 0
    for r, m in zip(residues, moduli):
        Ni = N // m
        inv = mod_inverse(Ni, m)
        print(f"  N/{m} = {Ni}, inverse mod {m} = {inv}")
        total += r * Ni * inv
    return total % N


def lcm(a, b):
    return a * b // egcd(a, b)[0]


if __name__ == "__main__":
    # Sun Tzu's problem: x = 2 (mod 3), 3 (mod 5), 2 (mod 7)
    x = crt([2, 3, 2], [3, 5, 7])
    print("x =", x)

    a, b = 240, 46
    g, s, t = egcd(a, b)
    print(f"gcd({a}, {b}) = {g} = {s}*{a} + {t}*{b}")

    print("lcm of 4, 6, 10:", reduce(lcm, [4, 6, 10]))
    try:
        mod_inverse(6, 9)
    except ValueError as e:
        print("ValueError:", e)
