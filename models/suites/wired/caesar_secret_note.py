# secret notes for me and Jess

alphabet = "abcdefghijklmnopqrstuvwxyz"

def shift_letter(letter, key):
    position = alphabet.find(letter.lower())
    if position == -1:
        return letter
    new_letter = alphabet[(position + key) % 26]
    if letter.isupper():
        new_letter = new_letter.upper()
    return new_letter

def encode(message, key):
    secret = ""
    for letter in message:
        secret = secret + shift_letter(letter, key)
    return secret

note = "Meet at Zoo, 4pm!"
secret_note = encode(note, 5)
print("Note:  ", note)
print("Secret:", secret_note)

back = encode(secret_note, -5)
print("Back:  ", back)

if back == note:
    print("It works :)")
else:
    print("Something is wrong :(")
