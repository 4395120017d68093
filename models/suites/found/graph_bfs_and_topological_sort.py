from collections import deque, defaultdict


def bfs_path(grid, start, goal):
    rows, cols = len(grid), len(grid[0])
    queue = deque([start])
    parent = {start: None}
    while queue:
        r, c = cell = queue.popleft()
        if cell == goal:
            path = []
            while cell is not None:
                path.append(cell)
                cell = parent[cell]
            return path[::-1]
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            nr, nc = r + dr, c + dc
            if not (0 <= nr < rows and 0 <= nc < cols):
                continue
            if grid[nr][nc] == "#" or (nr, nc) in parent:
                continue
            parent[nr, nc] = (r, c)
            queue.append((nr, nc))
    return None


def course_order(n, prereqs):
    graph = defaultdict(list)
    indeg = [0] * n
    for course, before in prereqs:
        graph[before].append(course)
        indeg[course] += 1
    ready = deque(i for i, d in enumerate(indeg) if d == 0)
    order = []
    while ready:
        node = ready.popleft()
        order.append(node)
        for nxt in graph[node]:
            indeg[nxt] -= 1
            if not indeg[nxt]:
                ready.append(nxt)
    return order if len(order) == n else []


maze = ["..#",
        "#..",
        "..."]
print(bfs_path(maze, (0, 0), (2, 2)))
print(course_order(4, [(1, 0), (2, 0), (3, 1), (3, 2)]))
print(course_order(2, [(0, 1), (1, 0)]))
