class TrieNode:
    def __init__(self):
        self.children = {}
        self.isEnd = False


class Trie:
    def __init__(self):
        self.root = TrieNode()

    def insert(self, word: str) -> None:
        node = self.root
        for ch in word:
            if ch not in node.children:
                node.children[ch] = TrieNode()
            node = node.children[ch]
        node.isEnd = True

    def search(self, word: str) -> bool:
        node = self._walk(word)
        return node is not None and node.isEnd

    def startsWith(self, prefix: str) -> bool:
        return self._walk(prefix) is not None

    def _walk(self, s):
        node = self.root
        for ch in s:
            if ch not in node.children:
                return None
            node = node.children[ch]
        return node

    def words(self):
        out = []

        def dfs(node, path):
            if node.isEnd:
                out.append("".join(path))
            for ch, child in node.children.items():
                path.append(ch)
                dfs(child, path)
                path.pop()

        dfs(self.root, [])
        return out


t = Trie()
for w in ("to", "tea"):
    t.insert(w)
print(t.search("te"), t.startsWith("te"), t.search("tea"))
print(t.words())
print(t.startsWith("x"))
