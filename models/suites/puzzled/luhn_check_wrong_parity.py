# Luhn. Passes for the 16 digit cards but the 15 digit amex (valid!) says False??


def is_valid(number):
    digits = [int(c) for c in number if c.isdigit()]
    total = 0
    for i, d in enumerate(digits):
        if i % 2 == 0:
            d *= 2
            if d > 9:
                d -= 9
        total += d
    return total % 10 == 0


for n in ["4539 3195 0343 6467", "8273 1232 7352 0569", "3782 822463 10005"]:
    print(n, is_valid(n))
