def to_roman(num):
    values = [10, 9, 5, 4, 1]
    symbols = ["X", "IX", "V", "IV", "I"]
    roman = ""
    i = 0
    while num > 0:
        for _ in range(num // values[i]):
            roman += symbols[i]
            num -= values[i]
        i += 1
    return roman

print(to_roman(14))
print(to_roman(30))
