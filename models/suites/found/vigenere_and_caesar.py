from itertools import cycle
from string import ascii_lowercase as abc, ascii_uppercase as ABC


def caesar(text, k):
    table = str.maketrans(abc + ABC, abc[k:] + abc[:k] + ABC[k:] + ABC[:k])
    return text.translate(table)


def vigenere(text, key, decode=False):
    sign = -1 if decode else 1
    out = []
    keys = cycle(key.lower())
    for ch in text:
        if not ch.isalpha():
            out.append(ch)
            continue
        k = sign * (ord(next(keys)) - ord("a"))
        base = ord("A") if ch.isupper() else ord("a")
        out.append(chr((ord(ch) - base + k) % 26 + base))
    return "".join(out)


def crack(text, crib):
    """try all shifts until the known word shows up"""
    for k in range(26):
        guess = caesar(text, -k % 26)
        if crib in guess.lower().split():
            return k, guess
    return None


secret = caesar("Meet at old Mill", 4)
print(secret)
print(crack(secret, "mill"))

msg = "Hi, Al!"
enc = vigenere(msg, "Lemon")
print(enc, "=>", vigenere(enc, "Lemon", decode=True))
assert vigenere(enc, "lemon", True) == msg, "round trip failed"

count = {}
for ch in secret.lower():
    if ch in abc:
        count[ch] = count.get(ch, 0) + 1
best = max(count, key=count.get)
print(f"most frequent: {best!r} ({count[best]}x), probably 'e' or 't'")
