size = 5

# header
header = "    |"
for i in range(1, size + 1):
    header += f"{i:4}"
print(header)
print("-" * len(header))

# body
for row in range(1, size + 1):
    line = f"{row:3} |"
    for col in range(1, size + 1):
        answer = row * col
        line += f"{answer:4}"
    print(line)

# diagonal
squares = []
for n in range(1, size):   # should be size + 1
    squares.append(n * n)
print("squares on the diagonal:", squares)
