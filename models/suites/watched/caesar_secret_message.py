# Computing homework - Caesar cipher
# Task: encrypt a message, decrypt it again, then crack one by trying keys

alphabet = "abcdefghijklmnopqrstuvwxyz"

def encrypt(message, key):
    result = ""
    for letter in message:
        if letter.lower() in alphabet:
            position = alphabet.index(letter.lower())
            new_position = (position + key) % 26
            new_letter = alphabet[new_position]
            if letter.isupper():
                new_letter = new_letter.upper()
            result = result + new_letter
        else:
            result = result + letter
    return result

def decrypt(message, key):
    return encrypt(message, -key)

secret = encrypt("Meet me!", 3)
print("Secret message:", secret)
print("Back again:", decrypt(secret, 3))

# part 2: crack it
mystery = "jvsk"
key = 1
found = False
while not found and key < 26:
    guess = decrypt(mystery, key)
    print("key", key, "->", guess)
    if guess == "cold":
        found = True
    else:
        key += 1

if found:
    print("I cracked it, the key was", key)
else:
    print("no luck :(")
