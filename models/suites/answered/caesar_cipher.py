def caesar(text, shift):
    """Shift every letter in text by `shift` places, keeping case."""
    result = []
    for ch in text:
        if ch.isalpha():
            base = ord("A") if ch.isupper() else ord("a")
            # move to 0-25, shift, wrap around with % 26, move back
            new_code = (ord(ch) - base + shift) % 26 + base
            result.append(chr(new_code))
        else:
            result.append(ch)
    return "".join(result)


def encrypt(text, shift):
    return caesar(text, shift)


def decrypt(text, shift):
    return caesar(text, -shift)


message = "Hello, Zoe!"
secret = encrypt(message, 3)
print("Original: ", message)
print("Encrypted:", secret)
print("Decrypted:", decrypt(secret, 3))

# ROT13 is a Caesar cipher that is its own inverse
print("ROT13:    ", caesar("Uryyb", 13))
