def exist(board, word):
    R, C = len(board), len(board[0])

    def dfs(r, c, i):
        if i == len(word):
            return True
        if not (0 <= r < R and 0 <= c < C) or board[r][c] != word[i]:
            return False
        board[r][c], keep = '#', board[r][c]
        found = (dfs(r + 1, c, i + 1) or dfs(r - 1, c, i + 1)
                 or dfs(r, c + 1, i + 1) or dfs(r, c - 1, i + 1))
        board[r][c] = keep
        return found

    return any(dfs(r, c, 0) for r in range(R) for c in range(C))


def letter_combinations(digits):
    keys = dict(zip("23456789", "abc def ghi jkl mno pqrs tuv wxyz".split()))
    combos = [""] if digits else []
    for d in digits:
        combos = [pre + ch for pre in combos for ch in keys[d]]
    return combos


grid = [list("ABCE"), list("SFCS"), list("ADEE")]
print(exist(grid, "ABCCED"))
print(exist(grid, "SEE"))
print(exist(grid, "ABCB"))
print(letter_combinations("23"))
print(letter_combinations(""))
