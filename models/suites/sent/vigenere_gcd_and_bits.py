# three little exercises from week 6
import string

# 1) Vigenere
ALPHA = string.ascii_uppercase
def vigenere(text, key, sign=+1):
    out, k = "", 0
    for ch in text:
        if ch in ALPHA:
            shift = ALPHA.index(key[k % len(key)])
            out += ALPHA[(ALPHA.index(ch) + sign * shift) % 26]
            k += 1
        else:
            out += ch
    return out

secret = vigenere("HI BOB!", "KEY")
print(secret, "|", vigenere(secret, "KEY", -1))

# 2) extended euclid:   a*x + b*y == g
def egcd(a, b):
    if b == 0:
        return a, 1, 0
    g, x, y = egcd(b, a % b)
    return g, y, x - (a // b) * y

g, x, y = egcd(240, 46)
print(f"gcd={g}  240*{x} + 46*{y} = {240*x + 46*y}")
print("inverse of 3 mod 11:", pow(3, -1, 11))

# 3) bit tricks
def popcount(n):
    c = 0
    while n:
        n &= n - 1
        c += 1
    return c

for n in (0, 5, 12, 64):
    pow2 = n > 0 and n & (n - 1) == 0
    print(f"{n:>3} {n:08b} {popcount(n)} {pow2!s:<5} {n ^ (n >> 1):#x}")
print(~5, -7 >> 1, -7 // 2, 1 << 10)
