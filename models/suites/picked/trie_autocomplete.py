from collections import defaultdict


class Trie(defaultdict):
    """Nested default dicts; the None key marks the end of a word."""

    def __init__(self):
        super().__init__(Trie)

    def add(self, word, weight=1):
        node = self
        for letter in word:
            node = node[letter]
        dict.__setitem__(node, None, dict.get(node, None, 0) + weight)
        return self

    def find(self, prefix):
        node = self
        for letter in prefix:
            if letter not in node:
                return None
            node = node[letter]
        return node

    def walk(self, prefix=""):
        for letter, child in self.items():
            if letter is None:
                yield prefix, child
            else:
                yield from child.walk(prefix + letter)

    def complete(self, prefix, limit=3):
        node = self.find(prefix)
        if node is None:
            return []
        hits = sorted(node.walk(prefix), key=lambda p: (-p[1], p[0]))
        return [w for w, _ in hits[:limit]]

    def __contains__(self, item):
        if item is None or len(item) == 1:
            return super().__contains__(item)
        node = self.find(item)
        return node is not None and None in node


t = Trie()
for w, n in {"tea": 3, "ten": 1, "to": 9, "inn": 2}.items():
    t.add(w, n)
t.add("ten", 4).add("tent")

print(list(t.walk()))
for p in ("te", "x"):
    print(repr(p), "->", t.complete(p))
print("ten" in t, "te" in t, "tents" in t, "t" in t)
print(len(t), sorted(t))
