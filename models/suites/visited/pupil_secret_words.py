# Secret message + palindrome checker by me
alphabet = "abcdefghijklmnopqrstuvwxyz"

def encrypt(text, key):
    result = ""
    for letter in text:
        if letter in alphabet:
            place = alphabet.find(letter)
            place = place + key
            if place > 26:          # go back to the start
                place = place - 26
            result = result + alphabet[place]
        else:
            result = result + letter
    return result


def is_palindrome(word):
    backwards = ""
    for c in word:
        backwards = c + backwards
    if backwards == word:
        return True
    else:
        return False


words = ["anna", "hello", "level", "python"]
for w in words:
    if is_palindrome(w):
        print(w, "is a palindrome")
    else:
        print(w, "is not")

secret = encrypt("hello you", 3)
print("secret:", secret)

# WHY does this one crash???
secret2 = encrypt("meet me at six", 7)
print("secret2:", secret2)
secret3 = encrypt("pizza", 1)
print("secret3:", secret3)
