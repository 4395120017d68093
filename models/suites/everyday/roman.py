def to_roman(number):
    values = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
    roman = ""
    for value, letters in values:
        while number >= value:
            roman += letters
            number -= value
    return roman

def from_roman(text):
    table = {"I": 1, "V": 5, "X": 10}
    total = 0
    for i, ch in enumerate(text):
        if i + 1 < len(text) and table[ch] < table[text[i + 1]]:
            total -= table[ch]
        else:
            total += table[ch]
    return total

for n in (4, 9, 14, 27):
    r = to_roman(n)
    print(n, r, from_roman(r) == n)
