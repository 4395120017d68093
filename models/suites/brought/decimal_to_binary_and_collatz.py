# Lab 4: while loops

def to_binary(n):
    if n == 0:
        return "0"
    bits = ""
    while n > 0:
        remainder = n % 2
        bits = str(remainder) + bits
        n //= 2
    return bits

def to_decimal(bits):
    value = 0
    power = len(bits) - 1
    for b in bits:
        value += int(b) * 2 ** power
        power -= 1
    return value

def collatz(start):
    steps = 0
    biggest = start
    while start != 1:
        if start % 2 == 0:
            start = start // 2
        else:
            start = 3 * start + 1
        if start > biggest:
            biggest = start
        steps += 1
    return steps, biggest

for num in [0, 5, 19, 100]:
    b = to_binary(num)
    print(num, "in binary is", b)
    assert to_decimal(b) == num

for s in [6, 7]:
    steps, top = collatz(s)
    print("collatz", s, "took", steps, "steps, peak", top)

print(bin(19), hex(255), int("1011", 2))
