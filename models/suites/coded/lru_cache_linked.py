class Node:
    __slots__ = ("key", "value", "prev", "next")

    def __init__(self, key=None, value=None):
        self.key, self.value = key, value
        self.prev = self.next = None


class LRUCache:
    def __init__(self, capacity):
        if capacity < 1:
            raise ValueError("capacity must be positive")
        self.capacity = capacity
        self.map = {}
        self.head, self.tail = Node(), Node()   # sentinels
        self.head.next = self.tail
        self.tail.prev = self.head
        self.hits = self.misses = 0

    def _unlink(self, node):
        node.prev.next, node.next.prev = node.next, node.prev

    def _push_front(self, node):
        first = self.head.next
        node.prev, node.next = self.head, first
        self.head.next = first.prev = node

    def get(self, key, default=None):
        node = self.map.get(key)
        if node is None:
            self.misses += 1
            return default
        self.hits += 1
        self._unlink(node)
        self._push_front(node)
        return node.value

    def put(self, key, value):
        if key in self.map:
            node = self.map[key]
            node.value = value
            self._unlink(node)
        else:
            if len(self.map) >= self.capacity:
                victim = self.tail.prev
                self._unlink(victim)
                del self.map[victim.key]
                print("evict", victim.key)
            node = self.map[key] = Node(key, value)
        self._push_front(node)

    def __iter__(self):
        cur = self.head.next
        while cur is not self.tail:
            yield cur.key
            cur = cur.next


cache = LRUCache(3)
for page in "A B C A D B A".split():
    if cache.get(page) is None:
        cache.put(page, f"<{page.lower()}>")
    print(page, "->", " ".join(cache))
print(cache.hits, "hits,", cache.misses, "misses")
