import string

ALPHABET = string.ascii_uppercase


def caesar(text, shift):
    result = ""
    for ch in text.upper():
        if ch in ALPHABET:
            pos = ALPHABET.index(ch)
            new_pos = (pos + shift) % 26
            result += ALPHABET[new_pos]
        else:
            result += ch
    return result


def vigenere(text, key, decrypt=False):
    out = []
    k = 0
    for ch in text:
        if not ch.isalpha():
            out.append(ch)
            continue
        shift = ord(key[k % len(key)]) - ord("A")
        if decrypt:
            shift = -shift
        base = ord("A") if ch.isupper() else ord("a")
        out.append(chr((ord(ch) - base + shift) % 26 + base))
        k += 1
    return "".join(out)


secret = caesar("Xyz, hi", 3)
print("encrypted:", secret)
print("decrypted:", caesar(secret, -3))

code = vigenere("Hi Bob", "KEY")
print(code)
print(vigenere(code, "KEY", decrypt=True))

table = str.maketrans(ALPHABET, ALPHABET[13:] + ALPHABET[:13])
print("HELLO".translate(table))
