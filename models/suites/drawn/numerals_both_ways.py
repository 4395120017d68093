PAIRS = [(50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
VALUES = {"I": 1, "V": 5, "X": 10, "L": 50}

def int_to_roman(n):
    out = ""
    for value, sign in PAIRS:
        count, n = divmod(n, value)
        out += sign * count
    return out

def decode(text):
    total = last = 0
    for ch in reversed(text):
        v = VALUES[ch]
        if v < last:
            total -= v
        else:
            total += v
        last = v
    return total

def valid(text):
    try:
        return int_to_roman(decode(text)) == text
    except KeyError as err:
        print("bad letter", err)
        return False

for n in [32]:
    text = int_to_roman(n)
    print(n, text, decode(text))
good = []
for text in ["ABC", "VIII"]:
    if valid(text):
        good.append(decode(text))
    else:
        print("invalid", text)
print(good, int_to_roman(20))
