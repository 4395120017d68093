def encrypt(text, shift):
    result = ""
    for ch in text:
        if ch.isupper():
            result += chr((ord(ch) - 65 + shift) % 26 + 65)
        elif ch.islower():
            result += chr((ord(ch) - 97 + shift) % 26 + 97)
        else:
            result += ch
    return result

msg = "Hi Zoe!"
secret = encrypt(msg, 3)
print("Original :", msg)
print("Encrypted:", secret)
print("Decrypted:", encrypt(secret, -3))
