"""Caesar cipher: encrypt, decrypt, and crack by letter frequency."""

import string

ALPHABET = string.ascii_lowercase


def shift_char(ch, key):
    """Shift a single letter by `key` positions, keeping its case."""
    if not ch.isalpha():
        return ch
    base = ord("A") if ch.isupper() else ord("a")
    return chr((ord(ch) - base + key) % 26 + base)


def encrypt(text, key):
    return "".join(shift_char(ch, key) for ch in text)


def decrypt(text, key):
    return encrypt(text, -key)


def make_table(key):
    """Faster variant that uses str.translate."""
    rotated = ALPHABET[key:] + ALPHABET[:key]
    return str.maketrans(ALPHABET + ALPHABET.upper(), rotated + rotated.upper())


def crack(ciphertext):
    """Guess the key: assume the most common letter stands for 'e'."""
    letters = [c for c in ciphertext.lower() if c in ALPHABET]
    most_common = max(sorted(set(letters)), key=letters.count)
    return (ord(most_common) - ord("e")) % 26


def main():
    message = "Meet me here, Peter!"
    key = 7

    secret = encrypt(message, key)
    print("Plain text :", message)
    print("Cipher text:", secret)
    print("Decrypted  :", decrypt(secret, key))

    assert message.translate(make_table(key)) == secret

    guess = crack(secret)
    print(f"Guessed key: {guess} ({'correct' if guess == key else 'wrong'})")


if __name__ == "__main__":
    main()
