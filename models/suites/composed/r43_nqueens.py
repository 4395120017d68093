class Solution:
    def solveNQueens(self, n):
        cols = set()
        diag = set()
        anti = set()
        board = [["."] * n for _ in range(n)]
        res = []

        def backtrack(r):
            if r == n:
                res.append(["".join(row) for row in board])
                return True
            for c in range(n):
                if c in cols or (r + c) in diag or (r - c) in anti:
                    continue
                cols.add(c)
                diag.add(r + c)
                anti.add(r - c)
                board[r][c] = "Q"
                if backtrack(r + 1):
                    return True
                cols.remove(c)
                diag.remove(r + c)
                anti.remove(r - c)
                board[r][c] = "."
            return False

        backtrack(0)
        return res


for board in Solution().solveNQueens(4):
    for row in board:
        print(row)
