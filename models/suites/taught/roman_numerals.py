ROMAN = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
         (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


def to_roman(n):
    result = ""
    for value, letters in ROMAN:
        while n >= value:
            result += letters
            n -= value
    return result


def from_roman(text):
    values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
    total = 0
    previous = 0
    for ch in reversed(text):       # from right to left!
        v = values[ch]
        if v < previous:
            total -= v              # like the I in IX
        else:
            total += v
        previous = v
    return total


for year in (14, 1994):
    r = to_roman(year)
    print(year, r, from_roman(r))
