height = 5

# christmas tree
row = 1
while row <= height:
    spaces = " " * (height - row)
    stars = "*" * (2 * row - 1)
    print(spaces + stars)
    row = row + 1
print(" " * (height-1) + "|")
print()

# multiplication corner
for a in range(1, 5):
    line = ""
    for b in range(1, a + 1):
        number = a * b
        if number < 10:
            line = line + " "
        line = line + str(number) + " "
    print(line)
print()

# the sum of the digits thing from the blackboard
n = 98765
steps = 0
while n > 9:
    s = 0
    while n > 0:
        s += n % 10
        n = n // 10
    n = s
    steps += 1
    print("now it is", n)
print("steps:", steps)
