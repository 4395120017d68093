n = 9475
original = n
total = 0
digits = 0
reversed_n = 0
while n > 0:
    d = n % 10
    total = total + d
    reversed_n = reversed_n * 10 + d
    digits += 1
    n = n // 10
print("number:", original)
print("digits:", digits, "sum:", total)
print("reversed:", reversed_n)
if total % 9 == 0:
    print(original, "is divisible by 9")
else:
    print(original, "is NOT divisible by 9")
