alphabet = "abcdefghijklmnopqrstuvwxyz"

def encode(message, key):
    """Shift every letter by key places."""
    result = ""
    for ch in message:
        if ch.lower() not in alphabet:
            result += ch
            continue
        position = alphabet.index(ch.lower())
        new = alphabet[(position + key) % 26]
        if ch.isupper():
            new = new.upper()
        result += new
    return result

def decode(message, key):
    return encode(message, -key)

secret = encode("Meet me at Zoo, 5pm!", 3)
print(secret)
print(decode(secret, 3))

# try to crack it without knowing the key
for k in range(1, 6):
    attempt = decode(secret, k)
    print(k, attempt)
    if "Meet" in attempt:
        print("cracked, the key is", k)
        break
