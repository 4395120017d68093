def luhn(number: str) -> bool:
    digits = [int(d) for d in number if d.isdigit()]
    odd = digits[-1::-2]
    even = [sum(divmod(2 * d, 10)) for d in digits[-2::-2]]
    return (sum(odd) + sum(even)) % 10 == 0

for card in ("4539 1488 0343 6467", "1234"):
    print(f"{card:<20} {'valid' if luhn(card) else 'INVALID'}")
