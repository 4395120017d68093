class UnionFind:
    def __init__(self, n):
        self.parent = list(range(n))
        self.rank = [1] * n
        self.count = n

    def find(self, x):
        while x != self.parent[x]:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x

    def union(self, a, b):
        ra, rb = self.find(a), self.find(b)
        if ra == rb:
            return False
        if self.rank[ra] < self.rank[rb]:
            ra, rb = rb, ra
        self.parent[rb] = ra
        self.rank[ra] += self.rank[rb]
        self.count -= 1
        return True


class Solution:
    def accountsMerge(self, accounts):
        uf = UnionFind(len(accounts))
        owner = {}
        for i, (name, *emails) in enumerate(accounts):
            for e in emails:
                if e in owner:
                    uf.union(i, owner[e])
                else:
                    owner[e] = i
        groups = {}
        for e, i in owner.items():
            groups.setdefault(uf.find(i), []).append(e)
        return [[accounts[i][0]] + sorted(es) for i, es in groups.items()]

    def merge(self, intervals):
        intervals.sort(key=lambda x: x[0])
        merged = [intervals[0]]
        for start, end in intervals[1:]:
            if start <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], end)
            else:
                merged.append([start, end])
        return merged

    def dailyTemperatures(self, temps):
        res = [0] * len(temps)
        stack = []
        for i, t in enumerate(temps):
            while stack and t > temps[stack[-1]]:
                j = stack.pop()
                res[j] = i - j
            stack.append(i)
        return res

    def rotate(self, matrix):
        n = len(matrix)
        for i in range(n):
            for j in range(i + 1, n):
                matrix[i][j], matrix[j][i] = matrix[j][i], matrix[i][j]
        for row in matrix:
            row.reverse()


sol = Solution()
print(sol.accountsMerge([["Ann", "a@x", "b@x"], ["Bob", "c@x"], ["Ann", "b@x", "d@x"]]))
print(sol.merge([[8, 10], [1, 3], [2, 6]]))
print(sol.dailyTemperatures([73, 74, 71, 76]))
m = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
sol.rotate(m)
print(m)
