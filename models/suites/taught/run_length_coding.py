# Run-length coding: "WWWWBBW" -> "4W2B1W"

def encode(text):
    if not text:
        return ""
    code = ""
    current = text[0]
    length = 0
    for ch in text:
        if ch == current:
            length += 1
        else:
            code += str(length) + current
            current = ch
            length = 1
    code += str(length) + current     # don't forget the last run!
    return code


def decode(code):
    text = ""
    number = ""
    for ch in code:
        if ch.isdigit():
            number += ch
        else:
            text += ch * int(number)
            number = ""
    return text


for original in ["WWWWBBW", "abc", "zzzzzzzzzzzz", ""]:
    packed = encode(original)
    print(repr(original), "->", repr(packed))
    print("   saved:", len(original) - len(packed), "characters")
    print("   decoded again:", decode(packed) == original)
