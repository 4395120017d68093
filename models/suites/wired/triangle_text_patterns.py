# homework 6: draw shapes using loops (no turtle)

def tree(height):
    for row in range(1, height + 1):
        spaces = " " * (height - row)
        leaves = "^" * (2 * row - 1)
        print(spaces + leaves)
    print(" " * (height - 1) + "|")

def hollow_box(w, h):
    y = 0
    while y < h:
        line = ""
        x = 0
        while x < w:
            if y == 0 or y == h - 1:
                line += "#"
            elif x == 0 or x == w - 1:
                line += "#"
            else:
                line += " "
            x += 1
        print(line)
        y += 1

def stairs(word):
    for i in range(len(word)):
        print("." * i + word[i:])

tree(4)
print()
hollow_box(6, 4)
print()
stairs("STEPS")
print("done")
