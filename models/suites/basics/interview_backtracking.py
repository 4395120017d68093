class Solution:
    def solveNQueens(self, n):
        cols = set()
        pos = set()
        neg = set()
        res = []
        board = [["."] * n for _ in range(n)]

        def backtrack(r):
            if r == n:
                res.append(["".join(row) for row in board])
                return
            for c in range(n):
                if c in cols or (r + c) in pos or (r - c) in neg:
                    continue
                cols.add(c)
                pos.add(r + c)
                neg.add(r - c)
                board[r][c] = "Q"
                backtrack(r + 1)
                cols.remove(c)
                pos.remove(r + c)
                neg.remove(r - c)
                board[r][c] = "."

        backtrack(0)
        return res

    def combinationSum(self, candidates, target):
        out = []

        def dfs(i, cur, total):
            if total == target:
                out.append(cur.copy())
                return
            if i >= len(candidates) or total > target:
                return
            cur.append(candidates[i])
            dfs(i, cur, total + candidates[i])
            cur.pop()
            dfs(i + 1, cur, total)

        dfs(0, [], 0)
        return out


s = Solution()
for b in s.solveNQueens(4):
    print("\n".join(b))
    print()
print(s.combinationSum([2, 3], 6))
