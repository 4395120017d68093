bits = "1101"
value = 0
for b in bits:
    value = value * 2 + int(b)
print(value, int(bits, 2))
n, out = 13, ""
while n > 0:
    out = str(n % 2) + out
    n //= 2
print(out, out == bits)
print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, 20 >> 2)
print(f"{value:b} {value:o} {value:X} {value:#06x}")
