# Remove all even numbers -- three attempts

numbers = [2, 4, 5, 6, 8, 10]
print("before:", numbers)

# Attempt 1: looks right, but skips elements
for n in numbers:
    print("  looking at", n, "in", numbers)
    if n % 2 == 0:
        numbers.remove(n)
print("attempt 1:", numbers)

# Attempt 2: loop over a copy
numbers = [2, 4, 5, 6, 8, 10]
for n in numbers[:]:
    if n % 2 == 0:
        numbers.remove(n)
print("attempt 2:", numbers)

# Attempt 3: build a new list
numbers = [2, 4, 5, 6, 8, 10]
numbers = [n for n in numbers if n % 2 != 0]
print("attempt 3:", numbers)

# With dictionaries Python notices the problem
stock = {"pens": 0, "rulers": 4, "books": 0}
for item in stock:
    if stock[item] == 0:
        del stock[item]
