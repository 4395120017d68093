# My Caesar cipher project
ALPHABET = "abcdefghijklmnopqrstuvwxyz"

def encrypt(message, key):
    secret = ""
    for ch in message:
        if ch.lower() in ALPHABET:
            position = ALPHABET.index(ch.lower())
            new_position = (position + key) % 26
            new_ch = ALPHABET[new_position]
            if ch.isupper():
                new_ch = new_ch.upper()
            secret = secret + new_ch
        else:
            secret = secret + ch
    return secret

def decrypt(message, key):
    return encrypt(message, -key)

text = "Meet me at Zoo, 9pm!"
hidden = encrypt(text, 5)
print("Encrypted:", hidden)
back = decrypt(hidden, 5)
print("Decrypted:", back)

if back == text:
    print("It works!")
else:
    print("Something went wrong :(")
