# Bug hunt: why does the program crash?

def square(x):
    x * x                     # forgot something...


def biggest(numbers):
    best = numbers[0]
    for n in numbers:
        if n > best:
            best = n
        return best           # wrong indentation!


def grade(points):
    if points >= 90:
        return "A"
    if points >= 70:
        return "B"
    if points >= 50:
        return "C"
    # and below 50?


print("square(4) =", square(4))
print("biggest =", biggest([3, 8, 5]))

for p in (95, 77, 50, 12):
    print(p, "->", grade(p))

side = 3
area = square(side)
print("area", area)
price = area * 2.50           # TypeError here, but the mistake is further up
print(price)
