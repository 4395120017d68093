'''Vigenere cipher for postcards to my pen friend. keeps spaces & capitals'''
from itertools import cycle

def shift(letter, by):
    base = ord("A") if letter.isupper() else ord("a")
    return chr((ord(letter) - base + by) % 26 + base)

def vigenere(text, key, direction=1):
    keys = cycle(ord(k) - 97 for k in key.lower())
    out = ""
    for ch in text:
        if ch.isalpha():
            out += shift(ch, direction * next(keys))
        else:
            out += ch      # key does not move on!
    return out

msg = "Meet at Pier 9, Tom"
secret = vigenere(msg, "Lemon")
back = vigenere(secret, "Lemon", -1)
print(secret)
print(back)
print("same?", back == msg)

# groups of five like the spies do
squeezed = [c for c in secret.upper() if c.isalnum()]
groups = ["".join(squeezed[i:i+5]) for i in range(0, len(squeezed), 5)]
print(" ".join(groups))

# bonus: what does a wrong key look like
for guess in ["lemur"]:
    wrong = vigenere(secret, guess, -1)
    hits = sum(a == b for a, b in zip(wrong, msg) if a.isalpha())
    print(guess, "->", wrong, hits)
