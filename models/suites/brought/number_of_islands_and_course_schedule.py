def num_islands(grid):
    if not grid:
        return 0
    m, n = len(grid), len(grid[0])

    def sink(i, j):
        if i < 0 or j < 0 or i >= m or j >= n or grid[i][j] != 1:
            return 0
        grid[i][j] = 0
        return 1 + sink(i + 1, j) + sink(i - 1, j) + sink(i, j + 1) + sink(i, j - 1)

    count, largest = 0, 0
    for i in range(m):
        for j in range(n):
            if grid[i][j] == 1:
                size = sink(i, j)
                largest = max(largest, size)
                count += 1
    return count, largest


def can_finish(num_courses, prereqs):
    graph = [[] for _ in range(num_courses)]
    for a, b in prereqs:
        graph[a].append(b)
    state = [0] * num_courses  # 0 unvisited, 1 in progress, 2 done

    def dfs(u):
        if state[u] == 1:
            return False
        if state[u] == 2:
            return True
        state[u] = 1
        for v in graph[u]:
            if not dfs(v):
                return False
        state[u] = 2
        return True

    return all(dfs(i) for i in range(num_courses))


print(num_islands([[1, 1, 0, 0], [0, 1, 0, 1], [0, 0, 0, 1]]))
print(can_finish(4, [[1, 0], [2, 0], [3, 1], [3, 2]]))
print(can_finish(3, [[0, 1], [1, 2], [2, 0]]))
