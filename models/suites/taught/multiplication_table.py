# Nested loops: a small multiplication table
SIZE = 5

# headline
print("    ", end="")
for col in range(1, SIZE + 1):
    print(f"{col:4}", end="")
print()
print("    " + "-" * (4 * SIZE))

for row in range(1, SIZE + 1):
    print(f"{row:2} |", end="")
    for col in range(1, SIZE + 1):
        product = row * col
        print(f"{product:4}", end="")
    print()       # new line at the end of each row
