# Question 3 (8 marks)
# Complete the trace table for the variables a, b, c and total.
a = 1
b = 10
c = 0
total = 0

while a < b:
    c = c + 1
    if c % 3 == 0:
        b = b - 2
        total = total + b
    elif (a + b) % 2 == 1:
        a += 2
    else:
        a += 1
        total -= a
    print(a, b, c, total, sep="\t")

print("Finished after", c, "passes")
print("a =", a, "b =", b, "total =", total)

# part (b): the loop is now nested
row = 0
stars = ""
while row < 4:
    col = row
    while col < 4:
        if col == 2 * row:
            stars += "*"
        else:
            stars += str(col - row)
        col += 1
    stars += "/"
    row += 1
print(stars)
print(len(stars), stars.count("*"), stars.index("/"))
