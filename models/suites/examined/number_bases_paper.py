"""Unit 1 test: binary, denary and hexadecimal (no calculators)."""

HEX = "0123456789ABCDEF"


def to_base(n: int, base: int) -> str:
    if n == 0:
        return "0"
    digits = ""
    while n > 0:
        n, r = divmod(n, base)
        digits = HEX[r] + digits
    return digits


def to_denary(text: str, base: int) -> int:
    value = 0
    for symbol in text:
        value = value * base + HEX.index(symbol)
    return value


def twos_complement(n: int, bits: int = 8) -> str:
    if n < 0:
        n = (1 << bits) + n
    return to_base(n, 2).zfill(bits)


def shift_demo(byte: int) -> None:
    left = (byte << 2) & 0xFF
    right = byte >> 1
    print(f"{byte:08b} << 2 = {left:08b} ({left}), >> 1 = {right:08b} ({right})")


def binary_add(x: str, y: str) -> tuple[str, bool]:
    carry = 0
    result = ""
    for a, b in zip(reversed(x), reversed(y)):
        s = int(a) + int(b) + carry
        result = str(s % 2) + result
        carry = s // 2
    return result, carry == 1


print(to_base(45, 2), to_base(254, 16), to_base(100, 8))
print(to_denary("101101", 2), to_denary("FE", 16))
print(twos_complement(-1), twos_complement(-37), twos_complement(37))
shift_demo(0b01011011)
total, overflow = binary_add("10110101", "01101110")
print(total, "overflow!" if overflow else "ok", to_denary(total, 2))
print(0x1F ^ 0b1010, ~7, -8 >> 1, 6 & 3 | 8, f"{-10:b}", hex(255)[2:].upper())
print(int("7f", 16) == to_denary("7F", 16), bin(5).count("1"))
