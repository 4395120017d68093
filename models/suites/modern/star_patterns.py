# Homework 3: nested loops

size = 5

# triangle
for row in range(1, size + 1):
    line = ""
    for col in range(row):
        line += "*"
    print(line)

print()

# times table
for a in range(1, size + 1):
    for b in range(1, size + 1):
        print(a * b, end="\t")
    print()

print()

# hollow square
for y in range(4):
    for x in range(4):
        if y == 0 or y == 3 or x == 0 or x == 3:
            print("#", end="")
        else:
            print(" ", end="")
    print()
