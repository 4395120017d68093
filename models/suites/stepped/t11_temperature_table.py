# 1) celsius to fahrenheit table
def c_to_f(c):
    return c * 9 / 5 + 32

print("C".rjust(5), "F".rjust(7))
for c in range(-10, 31, 20):
    f = c_to_f(c)
    print(str(c).rjust(5), str(f).rjust(7))

# 2) week temperatures
week = [("Mon", 12.5), ("Tue", 15), ("Wed", 9.5), ("Thu", 18)]
total = 0
hottest = week[0]
coldest = week[0]
for day, temp in week:
    total += temp
    if temp > hottest[1]:
        hottest = (day, temp)
    if temp < coldest[1]:
        coldest = (day, temp)
average = total / len(week)
print("average", average)
print("hottest:", hottest[0], "coldest:", coldest[0])

above = []
for i in range(len(week)):
    if week[i][1] > average:
        above.append(week[i][0])
print("above average:", above)

# 3) multiplication table
n = 3
table = []
for i in range(1, n + 1):
    row = []
    for j in range(1, n + 1):
        row.append(i * j)
    table.append(row)
for row in table:
    for x in row:
        print(x, end="\t")
    print()

# 4) sum of the diagonal
diag = 0
for i in range(n):
    diag += table[i][i]
print("diagonal", diag)

# 5) triangle
for i in range(1, 4):
    print(" " * (3 - i) + "*" * (2 * i - 1))
