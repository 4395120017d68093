import string
from itertools import cycle

ALPHABET = string.ascii_uppercase
MORSE = dict(zip(ALPHABET, ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. "
                           "--.- .-. ... - ..- ...- .-- -..- -.-- --..".split()))


def caesar(text, key):
    shifted = ALPHABET[key % 26:] + ALPHABET[:key % 26]
    table = str.maketrans(ALPHABET + ALPHABET.lower(), shifted + shifted.lower())
    return text.translate(table)


def vigenere(text, keyword, decrypt=False):
    out = []
    keys = cycle(keyword.upper())
    for ch in text:
        if not ch.isalpha():
            out.append(ch)
            continue
        shift = ord(next(keys)) - ord("A")
        if decrypt:
            shift = -shift
        base = ord("A" if ch.isupper() else "a")
        out.append(chr((ord(ch) - base + shift) % 26 + base))
    return "".join(out)


def to_morse(sentence):
    words = []
    for word in sentence.upper().split():
        words.append(" ".join(MORSE.get(c, "?") for c in word))
    return " / ".join(words)


def from_morse(code):
    back = {v: k for k, v in MORSE.items()}
    return " ".join("".join(back.get(sign, "_") for sign in word.split()) for word in code.split("/"))


class RailFence:
    def __init__(self, rails):
        self.rails = rails

    def _pattern(self, n):
        down = list(range(self.rails))
        path = cycle(down + down[-2:0:-1])
        return sorted(range(n), key=[next(path) for _ in range(n)].__getitem__)

    def encrypt(self, text):
        return "".join(text[i] for i in self._pattern(len(text)))

    def decrypt(self, text):
        plain = [""] * len(text)
        for ch, i in zip(text, self._pattern(len(text))):
            plain[i] = ch
        return "".join(plain)


def crack(secret, crib):
    for key in range(26):
        guess = caesar(secret, -key)
        if crib in guess.lower():
            return key, guess


secret = caesar("Meet at Noon, Zoe!", 3)
print(secret, "|", caesar(secret, -3), "|", caesar("abc", 29) == caesar("abc", 3))
print(crack(secret, "noon"), crack(secret, "midnight"))

v = vigenere("Attack!", "lemon")
print(v, vigenere(v, "LEMON", decrypt=True))

m = to_morse("sos we 2")
print(m)
print(from_morse(m), from_morse("... --- ..../.-.-.-"))

fence = RailFence(3)
f = fence.encrypt("WEAREFOUND")
print(f, fence.decrypt(f), fence._pattern(5))
lengths = sorted(MORSE, key=lambda c: (len(MORSE[c]), c))
print("".join(lengths[:6]), max(len(s) for s in MORSE.values()), [c for c in "XYZ" if MORSE[c][0] == "."])
