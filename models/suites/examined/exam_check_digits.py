# Exam question 7: ISBN-10, EAN-13 and Luhn check digits
# (a) Write down the value of every variable at the points marked PRINT.

def isbn10_check(nine):
    total = 0
    weight = 10
    for ch in nine:
        total += int(ch) * weight
        weight -= 1
    remainder = total % 11
    digit = (11 - remainder) % 11
    print("  total %d remainder %d" % (total, remainder))   # PRINT
    if digit == 10:
        return "X"
    return str(digit)


def ean13_check(twelve):
    odd = sum(int(c) for c in twelve[::2])
    even = sum(int(c) for c in twelve[1::2])
    print("  odd %d even %d" % (odd, even))                  # PRINT
    return -(odd + 3 * even) % 10


def luhn_ok(number):
    digits = [int(d) for d in str(number)]
    for pos in range(len(digits) - 2, -1, -2):
        doubled = digits[pos] * 2
        digits[pos] = doubled if doubled < 10 else doubled - 9
    print("  digits", digits)                               # PRINT
    return sum(digits) % 10 == 0


for code in ["030640615", "080442957"]:
    print("%s-%s" % (code, isbn10_check(code)))

ean = "978030640615"
print(ean + str(ean13_check(ean)))

for card in (79927398713, 79927398710, 4539578763621486):
    verdict = luhn_ok(card)
    print(card, "valid" if verdict else "INVALID")
