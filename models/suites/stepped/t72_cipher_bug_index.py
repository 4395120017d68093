# caesar cipher homework - crashes with some letters
alphabet = "abcdefghijklmnopqrstuvwxyz"

def encrypt(message, key):
    secret = ""
    for letter in message:
        if letter == " ":
            secret += "_"
            continue
        position = alphabet.find(letter)
        new = position + key
        secret += alphabet[new]
    return secret

def decrypt(secret, key):
    message = ""
    for letter in secret:
        if letter == "_":
            message += " "
        else:
            message += alphabet[alphabet.find(letter) - key]
    return message

messages = ["hi bob", "ok", "Zoo", "lazy"]
results = []
for m in messages:
    try:
        s = encrypt(m, 3)
    except TypeError:
        s = "?"
    results.append((m, s))
    print(m, "->", s, "->", decrypt(s, 3))
    assert decrypt(s, 3) == m or m.istitle(), "roundtrip failed for " + m

print(results)
