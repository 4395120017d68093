grid = [
    [1, 3, 1],
    [1, 5, 1],
    [4, 2, 1],
]
memo = {}

def min_path(r, c):
    """cheapest way from (0,0) to (r,c), moving right/down only"""
    if r < 0 or c < 0:
        return float('inf')
    if (r, c) in memo:
        return memo[r, c]
    if r == c == 0:
        best = grid[0][0]
    else:
        best = grid[r][c] + min(min_path(r-1, c), min_path(r, c-1))
    memo[(r, c)] = best
    return best

def transpose(m):
    return [[row[i] for row in m] for i in range(len(m[0]))]

def rotate(m):
    return [list(reversed(x)) for x in transpose(m)]

print(min_path(2, 2))
print(memo)
for line in rotate(grid):
    print(*line)
diag = sum(grid[i][i] for i in range(3))
print(f'{diag=}')
