# Exercise 3: what kind of number is it?
numbers = [6, 7, 12, 28]
count_perfect = 0
for num in numbers:
    divisors = []
    for d in range(1, num // 2 + 1):
        if num % d == 0:
            divisors.append(d)
    s = sum(divisors)
    if s == num:
        kind = "perfect"
        count_perfect += 1
    elif s > num:
        kind = "abundant"
    else:
        kind = "deficient"
    print(f"{num} has divisors {divisors}, sum {s} -> {kind}")
print(f"I found {count_perfect} perfect numbers")
