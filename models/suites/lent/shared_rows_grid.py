# Expected only ONE star in the middle, but I get a whole column...
rows = 3
cols = 4
grid = [["."] * cols] * rows
grid[1][2] = "*"

print("First try:")
for row in grid:
    print(" ".join(row))

# the teacher said to do it like this
grid2 = []
for r in range(rows):
    grid2.append(["."] * cols)
grid2[1][2] = "*"

print("Second try:")
for row in grid2:
    print(" ".join(row))

print(grid[0] is grid[1])
print(grid2[0] is grid2[1])

def add_name(name, names=[]):
    names.append(name)
    return names

a = add_name("Ali")
b = add_name("Bea")
print(a, b, a is b)

copy = grid2[:]
copy[0][0] = "#"
print("grid2 changed too:", grid2[0])
copy[2] = ["-", "-", "-", "-"]
print("but not here:", grid2[2])
