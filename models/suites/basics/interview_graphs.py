from collections import defaultdict, deque


class Solution:
    def canFinish(self, numCourses, prerequisites):
        graph = defaultdict(list)
        indegree = [0] * numCourses
        for course, pre in prerequisites:
            graph[pre].append(course)
            indegree[course] += 1
        queue = deque(i for i in range(numCourses) if indegree[i] == 0)
        order = []
        while queue:
            node = queue.popleft()
            order.append(node)
            for nxt in graph[node]:
                indegree[nxt] -= 1
                if indegree[nxt] == 0:
                    queue.append(nxt)
        return len(order) == numCourses, order

    def numIslands(self, grid):
        rows, cols = len(grid), len(grid[0])
        count = 0

        def sink(r, c):
            if not (0 <= r < rows and 0 <= c < cols) or grid[r][c] != "1":
                return
            grid[r][c] = "0"
            for dr, dc in [(1, 0), (-1, 0), (0, 1), (0, -1)]:
                sink(r + dr, c + dc)

        for r in range(rows):
            for c in range(cols):
                if grid[r][c] == "1":
                    sink(r, c)
                    count += 1
        return count

    def orangesRotting(self, grid):
        fresh = sum(row.count(1) for row in grid)
        q = deque((r, c, 0) for r, row in enumerate(grid) for c, v in enumerate(row) if v == 2)
        minutes = 0
        while q and fresh:
            r, c, minutes = q.popleft()
            for nr, nc in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if 0 <= nr < len(grid) and 0 <= nc < len(grid[0]) and grid[nr][nc] == 1:
                    grid[nr][nc] = 2
                    fresh -= 1
                    q.append((nr, nc, minutes + 1))
        return -1 if fresh else minutes + 1


s = Solution()
print(s.canFinish(4, [[1, 0], [2, 0], [3, 1], [3, 2]]))
print(s.numIslands([list("110"), list("010"), list("001")]))
print(s.orangesRotting([[2, 1], [1, 1]]))
