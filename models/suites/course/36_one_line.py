def fact(n):
    if n <= 1: return 1
    return n * fact(n - 1)


def sign(x):
    if x < 0: return "minus"
    elif x == 0: return "zero"
    else: return "plus"


def digits(n):
    count = 1
    while n > 9: n //= 10; count += 1
    return count


print(fact(3))
for x in (-2, 0, 5):
    word = sign(x)
    if word == "zero": continue
    print(x, word)
total = 12
if total > 10: total -= 10
print(total, digits(4821))
