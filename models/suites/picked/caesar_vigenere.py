from itertools import cycle
from string import ascii_lowercase as abc, ascii_uppercase as ABC


def shift_char(ch, k):
    for alphabet in (abc, ABC):
        if ch in alphabet:
            return alphabet[(alphabet.index(ch) + k) % 26]
    return ch


def caesar(text, k):
    result = ""
    for ch in text:
        result += shift_char(ch, k)
    return result


def vigenere(text, key, decode=False):
    sign = -1 if decode else 1
    keys = cycle(key)
    out = []
    for ch in text:
        k = abc.index(next(keys)) if ch.isalpha() else 0
        out.append(shift_char(ch, sign * k))
    return "".join(out)


def crack(secret, crib):
    """try all the shifts until the known word shows up"""
    for k in range(26):
        guess = secret.translate(str.maketrans(abc, abc[k:] + abc[:k]))
        if crib in guess:
            return k, guess
    return None


secret = caesar("Hi Bob!", 3)
print(secret, "->", caesar(secret, -3))
v = vigenere("Ab, no", "key")
print(v, "->", vigenere(v, "key", decode=True))
print(crack("wklv lv", "is"))
print(crack("zzz", "hello"))
