#times table for 1 to 4
for i in range(1, 5):
    row = ""
    for j in range(1, 5):
        row = row + str(i*j) + "\t"
    print(row)

#triangle
height = 4
while height > 0:
    print(" " * (4-height) + "#" * (2*height-1))
    height -= 1

#countdown
x = 5
while x != 0:
    if x == 3:
        x = x - 1
        continue
    print(x, end=" ")
    x = x - 1
print("LIFTOFF")

# sum of odd numbers up to 9
s = 0
for k in range(1,10,2): s += k
print("sum is", s)
