num = 371
total = 0
temp = num
while temp > 0:
    digit = temp % 10
    total += digit ** 3
    temp //= 10
if num == total:
    print(num, "is an Armstrong number")
else:
    print(num, "is not an Armstrong number")
rev = 0
n = num
while n:
    n, d = divmod(n, 10)
    rev = rev * 10 + d
print("reversed:", rev, str(num)[::-1] == str(rev))
