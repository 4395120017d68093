# A few classic exercises with digits and while loops

# 1. Reverse a number without strings
number = 9042
rest = number
reverse = 0
while rest > 0:
    reverse = reverse * 10 + rest % 10
    rest //= 10
print(number, "reversed is", reverse)

# 2. Collatz sequence
value = 12
sequence = [value]
while value != 1:
    if value % 2 == 0:
        value = value // 2
    else:
        value = 3 * value + 1
    sequence.append(value)
print("Collatz:", " ".join(str(v) for v in sequence))
print("Steps:", len(sequence) - 1, "Peak:", max(sequence))

# 3. Armstrong numbers: 153 = 1^3 + 5^3 + 3^3
for candidate in (100, 153, 371):
    total = 0
    for digit in str(candidate):
        total += int(digit) ** 3
    print(candidate, "is" if total == candidate else "is not", "an Armstrong number")

# 4. Decimal to binary by repeated division
decimal = 37
bits = ""
while decimal:
    decimal, bit = divmod(decimal, 2)
    bits = str(bit) + bits
print("37 in binary:", bits, bits == format(37, "b"))

# 5. Kaprekar's routine always reaches 6174
n = 3524
rounds = 0
while n != 6174:
    digits = sorted(f"{n:04d}")
    small = int("".join(digits))
    big = int("".join(reversed(digits)))
    n = big - small
    rounds += 1
    print(f"{big} - {small} = {n}")
print("Kaprekar rounds:", rounds)

# 6. Greatest common divisor
a, b = 252, 105
while b:
    a, b = b, a % b
print("gcd =", a)
