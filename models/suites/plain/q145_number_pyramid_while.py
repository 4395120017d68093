i = 5
while i > 0:
    line = ""
    j = 1
    while j <= i:
        line = line + str(j) + " "
        j = j + 1
    print(line)
    i = i - 2

x = 1
while True:
    x = x * 2
    if x > 50:
        break
print("First power of 2 over 50 is", x)

for n in range(10, 0, -3):
    print(n, end=", ")
print("lift off")
