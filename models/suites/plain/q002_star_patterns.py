rows = 4
print("Right triangle")
for i in range(1, rows + 1):
    print("*" * i)

print("Pyramid")
for i in range(1, rows + 1):
    print(" " * (rows - i) + "* " * i)

print("Numbers")
for i in range(1, rows + 1):
    for j in range(1, i + 1):
        print(j, end=" ")
    print()
