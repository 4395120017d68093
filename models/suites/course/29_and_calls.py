def is_prime(n):
    if n < 2:
        return False
    for d in range(2, n):
        if n % d == 0:
            return False
    return True

def is_even(n):
    return n % 2 == 0

count = 0
for k in range(1, 8):
    if k > 2 and is_prime(k):
        count += 1
    elif k == 1 or is_even(k):
        print("other", k)
print(count)
label = "prime" if is_prime(7) else "not"
print(label)
ok = is_even(3) or is_even(4)
print(ok)
both = is_even(2) and is_prime(2)
print(both)
if not is_even(5):
    print("odd")
while count < 6 and not is_prime(count):
    count += 1
print(count)
