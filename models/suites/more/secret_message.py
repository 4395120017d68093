ALPHABET = "abcdefghijklmnopqrstuvwxyz"

def encrypt(text, shift):
    result = ""
    for ch in text:
        lower = ch.lower()
        if lower in ALPHABET:
            pos = ALPHABET.index(lower)
            new = ALPHABET[(pos + shift) % 26]
            if ch.isupper():
                new = new.upper()
            result += new
        else:
            result += ch
    return result

coded = encrypt("Hi, Zoe!", 3)
print("Coded:", coded)
back = encrypt(coded, -3)
print("Decoded:", back)
print(back[::-1])
