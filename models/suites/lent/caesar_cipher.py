def encrypt(text, shift):
    result = ""
    for ch in text:
        if ch.isalpha():
            if ch.isupper():
                start = ord("A")
            else:
                start = ord("a")
            position = ord(ch) - start
            new_position = (position + shift) % 26
            result += chr(start + new_position)
        else:
            result += ch
    return result


def decrypt(text, shift):
    return encrypt(text, -shift)


message = "Meet me, Zoe!"
secret = encrypt(message, 3)
print("Message:  ", message)
print("Encrypted:", secret)
back = decrypt(secret, 3)
print("Decrypted:", back)
print("Same?", back == message)
