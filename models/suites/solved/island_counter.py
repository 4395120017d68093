from collections import deque
from typing import List


class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        if not grid:
            return 0

        rows, cols = len(grid), len(grid[0])
        visited = set()
        islands = 0

        def bfs(r, c):
            q = deque()
            visited.add((r, c))
            q.append((r, c))
            while q:
                row, col = q.popleft()
                directions = [[1, 0], [-1, 0], [0, 1], [0, -1]]
                for dr, dc in directions:
                    nr, nc = row + dr, col + dc
                    if (nr in range(rows) and
                            nc in range(cols) and
                            grid[nr][nc] == "1" and
                            (nr, nc) not in visited):
                        q.append((nr, nc))
                        visited.add((nr, nc))

        for r in range(rows):
            for c in range(cols):
                if grid[r][c] == "1" and (r, c) not in visited:
                    bfs(r, c)
                    islands += 1
        return islands

    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        def area(r, c):
            if r < 0 or c < 0 or r == len(grid) or c == len(grid[0]) or not grid[r][c]:
                return 0
            grid[r][c] = 0
            return 1 + sum(area(r + a, c + b) for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0)))

        return max(area(r, c) for r in range(len(grid)) for c in range(len(grid[0])))


print(Solution().numIslands([list("1101"), list("1001"), list("0010")]))
print(Solution().numIslands([]))
print(Solution().maxAreaOfIsland([[0, 1, 0], [1, 1, 0], [0, 0, 1]]))
