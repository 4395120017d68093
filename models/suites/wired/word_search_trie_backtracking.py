END = "$"


def build_trie(words):
    root = {}
    for w in words:
        node = root
        for c in w:
            node = node.setdefault(c, {})
        node[END] = w
    return root


def find_words(board, words):
    R, C = len(board), len(board[0])
    found = []

    def dfs(r, c, node):
        ch = board[r][c]
        if ch not in node:
            return
        nxt = node[ch]
        if END in nxt:
            found.append(nxt.pop(END))
        board[r][c] = "#"
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            nr, nc = r + dr, c + dc
            if 0 <= nr < R and 0 <= nc < C:
                dfs(nr, nc, nxt)
        board[r][c] = ch
        if not nxt:
            del node[ch]

    trie = build_trie(words)
    for r in range(R):
        for c in range(C):
            dfs(r, c, trie)
    return sorted(found)


grid = [list(row) for row in ("cat", "ore", "den")]
print(find_words(grid, ["core", "rat", "code", "art", "cone"]))
print("board restored:", ["".join(r) for r in grid])
