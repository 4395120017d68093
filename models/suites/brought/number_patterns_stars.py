rows = 5

# triangle
for i in range(1, rows + 1):
    line = ""
    for j in range(i):
        line = line + "*"
    print(line)

print()

# pyramid
for i in range(rows):
    spaces = " " * (rows - i - 1)
    stars = "*" * (2 * i + 1)
    print(spaces + stars)

print()

# multiplication table
for a in range(1, 6):
    row = ""
    for b in range(1, 6):
        product = a * b
        if product < 10:
            row += " "
        row += str(product) + " "
    print(row)

# number triangle
n = 1
for i in range(1, 5):
    nums = []
    for j in range(i):
        nums.append(str(n))
        n += 1
    print(" ".join(nums))
