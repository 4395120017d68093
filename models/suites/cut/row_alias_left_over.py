grid = [[1, 2], [3, 4]]
for row in grid:
    print(row)
grid[1][0] += 10
print(row)
groups = {"a": [1], "b": [2]}
for k, v in groups.items():
    print(k, len(v))
groups["b"].append(3)
