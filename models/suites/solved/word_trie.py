class TrieNode:
    def __init__(self):
        self.children = {}
        self.end = False


class WordDictionary:
    """208 + 211 in one: '.' matches any letter"""

    def __init__(self):
        self.root = TrieNode()

    def addWord(self, word: str) -> None:
        cur = self.root
        for c in word:
            if c not in cur.children:
                cur.children[c] = TrieNode()
            cur = cur.children[c]
        cur.end = True

    def startsWith(self, prefix: str) -> bool:
        cur = self.root
        for c in prefix:
            cur = cur.children.get(c)
            if cur is None:
                return False
        return True

    def search(self, word: str) -> bool:
        def dfs(j, root):
            cur = root
            for i in range(j, len(word)):
                c = word[i]
                if c == ".":
                    for child in cur.children.values():
                        if dfs(i + 1, child):
                            return True
                    return False
                if c not in cur.children:
                    return False
                cur = cur.children[c]
            return cur.end

        return dfs(0, self.root)


wd = WordDictionary()
for w in ("bad", "dad", "mad", "bat"):
    wd.addWord(w)
for query in ("pad", "bad", ".ad", "b..", "ba", "..d."):
    print(query, wd.search(query))
print(wd.startsWith("ma"), wd.startsWith("mb"))
