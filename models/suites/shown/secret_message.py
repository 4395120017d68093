alphabet = "abcdefghijklmnopqrstuvwxyz"

def encrypt(message, key):
    result = ""
    for letter in message.lower():
        if letter in alphabet:
            pos = alphabet.index(letter)
            newpos = (pos + key) % 26
            result += alphabet[newpos]
        else:
            result += letter
    return result

msg = "Meet at Zoo!"
secret = encrypt(msg, 3)
print("Secret:", secret)
print("Back again:", encrypt(secret, -3))
