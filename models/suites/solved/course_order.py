from collections import defaultdict, deque
from typing import List


class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        graph = defaultdict(list)
        indegree = [0] * numCourses
        for course, pre in prerequisites:
            graph[pre].append(course)
            indegree[course] += 1

        queue = deque(c for c in range(numCourses) if not indegree[c])
        order = []
        while queue:
            cur = queue.popleft()
            order.append(cur)
            for nxt in graph[cur]:
                indegree[nxt] -= 1
                if indegree[nxt] == 0:
                    queue.append(nxt)
        return order if len(order) == numCourses else []

    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        adj = [[] for _ in range(numCourses)]
        for a, b in prerequisites:
            adj[a].append(b)
        state = [0] * numCourses  # 0 new, 1 on path, 2 done

        def cyclic(v: int) -> bool:
            if state[v]:
                return state[v] == 1
            state[v] = 1
            if any(cyclic(w) for w in adj[v]):
                return True
            state[v] = 2
            return False

        return not any(cyclic(v) for v in range(numCourses))


s = Solution()
prereqs = [[1, 0], [2, 0], [3, 1], [3, 2]]
print(s.findOrder(4, prereqs))
print(s.findOrder(2, [[0, 1], [1, 0]]))
print(s.canFinish(4, prereqs), s.canFinish(3, [[0, 1], [1, 2], [2, 0]]))
