# Vigenere cipher - Year 9 cryptography unit
# Question for the class: why can't we use letter frequency to crack it?

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def shift_letter(letter, amount):
    position = ALPHABET.find(letter)
    new_position = (position + amount) % 26
    return ALPHABET[new_position]


def vigenere(message, keyword, encrypting):
    output = ""
    key_index = 0
    for letter in message.upper():
        if letter in ALPHABET:
            key_letter = keyword[key_index % len(keyword)]
            amount = ALPHABET.find(key_letter)
            if not encrypting:
                amount = -amount
            output += shift_letter(letter, amount)
            key_index += 1
        else:
            output += letter      # spaces and punctuation stay the same
    return output


secret = vigenere("Meet at 6", "LEMON", True)
print("Ciphertext:", secret)
plain = vigenere(secret, "LEMON", False)
print("Plaintext: ", plain)
