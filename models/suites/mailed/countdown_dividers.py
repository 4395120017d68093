def dividers(n):
    found = []
    d = 1
    while d <= n:
        if n % d == 0:
            found.append(d)
        d += 1
    return found

def kind(n, divs):
    # perfect: sum of the dividers (without n) is n
    s = sum(divs) - n
    if s == n:
        return "perfect"
    if s > n:
        return "abundant"
    return "deficient"

number = 13
while True:
    number -= 1
    if number % 5 == 0 or number == 11:
        continue
    divs = dividers(number)
    k = kind(number, divs)
    print(number, k, divs)
    if k == "perfect":
        print("Stop! found a perfect number")
        break
else:
    print("nothing found")
