"""LeetCode 146: LRU Cache with a hash map and a doubly linked list."""


class Node:
    __slots__ = ("key", "value", "prev", "next")

    def __init__(self, key=0, value=0):
        self.key = key
        self.value = value
        self.prev = None
        self.next = None


class LRUCache:
    """get and put are both O(1)."""

    def __init__(self, capacity: int):
        self.capacity = capacity
        self.cache = {}
        # Dummy head and tail: no special cases for an empty list
        self.head = Node()   # least recently used side
        self.tail = Node()   # most recently used side
        self.head.next = self.tail
        self.tail.prev = self.head

    def _remove(self, node: Node) -> None:
        node.prev.next = node.next
        node.next.prev = node.prev

    def _append(self, node: Node) -> None:
        last = self.tail.prev
        last.next = node
        node.prev = last
        node.next = self.tail
        self.tail.prev = node

    def get(self, key: int) -> int:
        if key not in self.cache:
            return -1
        node = self.cache[key]
        self._remove(node)
        self._append(node)
        return node.value

    def put(self, key: int, value: int) -> None:
        if key in self.cache:
            self._remove(self.cache[key])
        node = Node(key, value)
        self.cache[key] = node
        self._append(node)
        if len(self.cache) > self.capacity:
            oldest = self.head.next
            self._remove(oldest)
            del self.cache[oldest.key]


if __name__ == "__main__":
    lru = LRUCache(2)
    lru.put(1, 1)
    lru.put(2, 2)
    print(lru.get(1))   # 1
    lru.put(3, 3)       # evicts key 2
    print(lru.get(2))   # -1
    lru.put(4, 4)       # evicts key 1
    print(lru.get(1), lru.get(3), lru.get(4))   # -1 3 4
