class TrieNode:
    def __init__(self):
        self.children = {}
        self.is_end = False


class Trie:
    def __init__(self):
        self.root = TrieNode()

    def insert(self, word: str) -> None:
        node = self.root
        for ch in word:
            if ch not in node.children:
                node.children[ch] = TrieNode()
            node = node.children[ch]
        node.is_end = True

    def _find(self, prefix: str):
        node = self.root
        for ch in prefix:
            if ch not in node.children:
                return None
            node = node.children[ch]
        return node

    def search(self, word: str) -> bool:
        node = self._find(word)
        return node is not None and node.is_end

    def startsWith(self, prefix: str) -> bool:
        return self._find(prefix) is not None

    def words(self, node=None, path=""):
        if node is None:
            node = self.root
        if node.is_end:
            yield path
        for ch in sorted(node.children):
            yield from self.words(node.children[ch], path + ch)


trie = Trie()
for w in ["car", "cat", "do"]:
    trie.insert(w)
print(trie.search("cat"))
print(trie.search("ca"))
print(trie.startsWith("ca"))
print(list(trie.words()))
