# Caesar cipher with ord() and chr()

def shift_letter(ch, key):
    if ch.isupper():
        base = ord("A")
    elif ch.islower():
        base = ord("a")
    else:
        return ch                      # blanks, commas ... stay
    position = ord(ch) - base
    new_position = (position + key) % 26
    return chr(base + new_position)


def caesar(text, key):
    result = ""
    for ch in text:
        result += shift_letter(ch, key)
    return result


secret = caesar("Veni, vici", 3)
print(secret)
plain = caesar(secret, -3)
print(plain)
