# drawing with characters :)

def line(n, char):
    s = ""
    for i in range(n):
        s = s + char
    return s

def tree(height):
    row = 1
    while row <= height:
        spaces = line(height - row, " ")
        stars = line(2 * row - 1, "*")
        print(spaces + stars)
        row = row + 1
    print(line(height - 1, " ") + "|")

def house(width, height):
    print(" " + "_" * (width - 2))
    for y in range(height):
        r = ""
        for x in range(width):
            if x == 0 or x == width - 1:
                r += "|"
            elif y == height - 1:
                r += "_"
            elif y == 1 and x == 2:
                r += "#"   # window
            else:
                r += " "
        print(r)

print("a tree:")
tree(4)
print("a house:")
house(6, 3)
print("done")
