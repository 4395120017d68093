"""Exercise 4.7: print number patterns."""

rows = 4

# pattern 1
for i in range(1, rows + 1):
    for j in range(1, i + 1):
        print(j, end=" ")
    print()

print()

# pattern 2: pyramid
for i in range(1, rows + 1):
    line = " " * (rows - i)
    for j in range(1, i + 1):
        line += str(j)
    for j in range(i - 1, 0, -1):
        line += str(j)
    print(line)

print()

# pattern 3: upside down stars
i = rows
while i > 0:
    print("* " * i)
    i -= 1
