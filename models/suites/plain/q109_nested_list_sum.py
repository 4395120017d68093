matrix = [[1, 2, 3],
          [4, 5, 6],
          [7, 8, 9]]
total = 0
for row in matrix:
    row_total = 0
    for value in row:
        row_total += value
    print("Row", row, "=", row_total)
    total += row_total
print("Total:", total)

diagonal = 0
for i in range(3):
    diagonal += matrix[i][i]
print("Diagonal:", diagonal)

column = [r[1] for r in matrix]
print("Second column", column, sum(column), max(column))
