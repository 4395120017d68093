# Word Search II: trie out of plain dicts + backtracking on the board
from collections import deque

END = "$"


def make_trie(words):
    root = {}
    for w in words:
        node = root
        for ch in w:
            node = node.setdefault(ch, {})
        node[END] = w
    return root


def find_words(board, words):
    trie = make_trie(words)
    R, C = len(board), len(board[0])
    found = {}
    path = []

    def backtrack(r, c, parent):
        ch = board[r][c]
        node = parent.get(ch)
        if node is None:
            return
        path.append((r, c))
        if (w := node.pop(END, None)) is not None:
            found[w] = path[:]
        board[r][c] = "#"
        for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= nr < R and 0 <= nc < C:
                backtrack(nr, nc, node)
        board[r][c] = ch
        path.pop()
        if not node:            # prune the leaf
            del parent[ch]

    for r in range(R):
        for c in range(C):
            backtrack(r, c, trie)
    return found, trie


def shortest(start, goal, words):
    """word ladder, BFS with parent links"""
    parent = {start: None}
    q = deque([start])
    while q:
        w = q.popleft()
        if w == goal:
            ladder = []
            while w is not None:
                ladder.append(w)
                w = parent[w]
            return ladder[::-1]
        for v in words:
            if v not in parent and sum(a != b for a, b in zip(v, w)) == 1:
                parent[v] = w
                q.append(v)
    return []


board = [list("oat"), list("ret")]
found, rest = find_words(board, ["oat", "ore", "tea", "rat"])
for word in sorted(found):
    print(word, found[word])
print("left in trie:", rest)
print("board intact:", ["".join(row) for row in board])
print(" > ".join(shortest("oat", "ore", ["ort", "oar", "oat", "ore"])) or "no ladder")
print(shortest("tea", "rat", ["sea"]))
