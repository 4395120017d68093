class TrieNode:
    __slots__ = ("children", "is_word")

    def __init__(self):
        self.children = {}
        self.is_word = False


class Trie:
    def __init__(self, words=()):
        self.root = TrieNode()
        for w in words:
            self.insert(w)

    def insert(self, word):
        node = self.root
        for ch in word:
            node = node.children.setdefault(ch, TrieNode())
        node.is_word = True

    def _walk(self, prefix):
        node = self.root
        for ch in prefix:
            if (node := node.children.get(ch)) is None:
                return None
        return node

    def __contains__(self, word):
        node = self._walk(word)
        return node is not None and node.is_word

    def complete(self, prefix):
        start = self._walk(prefix)
        if start is None:
            return
        stack = [(start, prefix)]
        while stack:
            node, path = stack.pop()
            if node.is_word:
                yield path
            for ch in sorted(node.children, reverse=True):
                stack.append((node.children[ch], path + ch))


t = Trie(["to", "tea", "ten", "in"])
print("tea" in t, "te" in t, "zoo" in t)
print(list(t.complete("te")))
print(list(t.complete("x")))
