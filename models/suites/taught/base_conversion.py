# Decimal -> any base, and back again
DIGITS = "0123456789ABCDEF"


def to_base(number: int, base: int) -> str:
    """Repeated division; the remainders read from bottom to top."""
    if number == 0:
        return "0"
    result = ""
    while number > 0:
        number, remainder = divmod(number, base)
        print(f"   quotient {number:>3}, remainder {remainder:>2}")
        result = DIGITS[remainder] + result
    return result


def from_base(text: str, base: int) -> int:
    value = 0
    for ch in text:
        value = value * base + DIGITS.index(ch)
    return value


n = 202
for base in (2, 8, 16):
    text = to_base(n, base)
    print(n, "in base", base, "is", text)
    back = from_base(text, base)
    if back != n:
        print("something is wrong!")

# Python can do it too:
print(bin(n), oct(n), hex(n))
print(f"{n:b} {n:o} {n:X} {n:012b}")
print(int("11001010", 2))
