size = 5
table = []
for i in range(1, size + 1):
    row = []
    for j in range(1, size + 1):
        row.append(i * j)
    table.append(row)

print("   |", end="")
for j in range(1, size + 1):
    print(f"{j:4}", end="")
print()
print("-" * (4 + 4 * size))
for i, row in enumerate(table, start=1):
    print(f"{i:2} |", end="")
    for value in row:
        print(f"{value:4}", end="")
    print()

diagonal = [table[k][k] for k in range(size)]
print("Squares:", diagonal)
