from collections import deque
import math


class Solution:
    def openLock(self, deadends, target):
        dead = set(deadends)
        if "00" in dead:
            return -1
        q = deque([("00", 0)])
        seen = {"00"}
        while q:
            state, d = q.popleft()
            if state == target:
                return d
            for i in range(2):
                for step in (1, -1):
                    digit = (int(state[i]) + step) % 10
                    nxt = state[:i] + str(digit) + state[i + 1:]
                    if nxt not in seen and nxt not in dead:
                        seen.add(nxt)
                        q.append((nxt, d + 1))
        return -1

    def networkDelay(self, times, n, k):
        dist = {i: math.inf for i in range(1, n + 1)}
        dist[k] = 0
        for _ in range(n - 1):
            for u, v, w in times:
                if dist[u] + w < dist[v]:
                    dist[v] = dist[u] + w
        worst = max(dist.values())
        return worst if worst < math.inf else -1

    def myPow(self, x, n):
        if n < 0:
            x, n = 1 / x, -n
        result = 1
        while n:
            if n % 2:
                result *= x
            x *= x
            n //= 2
        return result

    def maxSlidingWindow(self, nums, k):
        out = []
        q = deque()
        for i, n in enumerate(nums):
            while q and nums[q[-1]] < n:
                q.pop()
            q.append(i)
            if q[0] == i - k:
                q.popleft()
            if i >= k - 1:
                out.append(nums[q[0]])
        return out


s = Solution()
print(s.openLock(["01"], "12"))
print(s.networkDelay([[2, 1, 1], [2, 3, 1], [3, 4, 1]], 4, 2))
print(s.myPow(2.0, 5), s.myPow(2.0, -2))
print(s.maxSlidingWindow([1, 3, -1, -3, 5], 3))
