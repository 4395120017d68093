def to_binary(n):
    digits = ""
    while n > 0:
        digits = str(n % 2) + digits
        n //= 2
    return digits or "0"

def gcd(a, b):
    while b:
        a, b = b, a % b
    return a

print(to_binary(10))
print(gcd(48, 18))
x = 255
print(hex(x), bin(5), 7 // 2, -7 // 2, -7 % 3)
