size = 5
table = []
for i in range(1, size + 1):
    row = []
    for j in range(1, size + 1):
        row.append(i * j)
    table.append(row)

for row in table:
    print(" ".join(str(n).rjust(3) for n in row))

diagonal = [table[k][k] for k in range(size)]
print("Squares:", diagonal)
print("Sum of last row:", sum(table[-1]))
