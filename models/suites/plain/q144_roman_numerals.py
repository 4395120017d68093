ROMAN_VALUES: dict[str, int] = {
    "I": 1, "V": 5, "X": 10, "L": 50,
    "C": 100, "D": 500, "M": 1000,
}


def roman_to_int(s: str) -> int:
    """Convert a Roman numeral to an integer."""
    total = 0
    for i, ch in enumerate(s):
        value = ROMAN_VALUES[ch]
        if i + 1 < len(s) and value < ROMAN_VALUES[s[i + 1]]:
            total -= value
        else:
            total += value
    return total


def int_to_roman(num: int) -> str:
    """Convert an integer to a Roman numeral."""
    table = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
    result = []
    for value, symbol in table:
        count, num = divmod(num, value)
        result.append(symbol * count)
    return "".join(result)


test_cases = {"III": 3, "IX": 9, "XIV": 14}
for roman, expected in test_cases.items():
    got = roman_to_int(roman)
    status = "PASS" if got == expected else "FAIL"
    print(f"{status}: {roman} -> {got}")
    assert int_to_roman(expected) == roman
