import copy
original = [[1, 2], [3, 4]]
alias = original
shallow = original[:]
deep = copy.deepcopy(original)
original[0][0] = 99
original.append([5])
print(alias)
print(shallow)
print(deep)
row = [0] * 2
grid = [row] * 2
grid[0][1] = 7
print(grid, grid[0] is grid[1])
t = ([1], 2)
t[0].append(3)
print(t)
try:
    t[0] += [4]
except TypeError as e:
    print("TypeError but", t)
