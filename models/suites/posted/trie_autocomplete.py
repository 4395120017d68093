class TrieNode:
    def __init__(self):
        self.children = {}
        self.end = False


class Trie:
    def __init__(self):
        self.root = TrieNode()

    def insert(self, word: str) -> None:
        node = self.root
        for ch in word:
            if ch not in node.children:
                node.children[ch] = TrieNode()
            node = node.children[ch]
        node.end = True

    def search(self, word: str) -> bool:
        node = self._walk(word)
        return node is not None and node.end

    def startsWith(self, prefix: str) -> list[str]:
        node = self._walk(prefix)
        if not node:
            return []
        out = []

        def dfs(n, path):
            if n.end:
                out.append(path)
            for c in sorted(n.children):
                dfs(n.children[c], path + c)

        dfs(node, prefix)
        return out

    def _walk(self, s):
        node = self.root
        for ch in s:
            if ch not in node.children:
                return None
            node = node.children[ch]
        return node


t = Trie()
for w in ["car", "card", "cat", "do"]:
    t.insert(w)

print(t.search("car"))   # True
print(t.search("ca"))    # False
print(t.startsWith("ca"))
print(t.startsWith("x"))
