rows = 3
cols = 4
chart = []
for r in range(rows):
    row = []
    for c in range(cols):
        row.append("-")
    chart.append(row)

def seat(name, r, c):
    if r >= rows or c >= cols:
        print("no such seat", r, c)
        return False
    if chart[r][c] != "-":
        print(name, "cant sit here, taken by", chart[r][c])
        return False
    chart[r][c] = name
    return True

seat("Mo", 0, 1)
seat("Liz", 2, 3)
seat("Kim", 0, 1)
seat("Raj", 5, 0)
ok = seat("Kim", 1, 2)
print(ok)

empty = 0
for row in chart:
    line = ""
    for s in row:
        if s == "-":
            empty += 1
        line = line + s + "\t"
    print(line)
print("empty seats:", empty)
# shared rows!!
bad = [["-"] * 2] * 2
bad[0][0] = "X"
print(bad)
