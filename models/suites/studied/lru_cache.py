"""LeetCode 146. LRU Cache - hash map + doubly linked list, O(1) get/put."""


class Node:
    __slots__ = ("key", "val", "prev", "next")

    def __init__(self, key: int = 0, val: int = 0):
        self.key = key
        self.val = val
        self.prev = None
        self.next = None


class LRUCache:
    def __init__(self, capacity: int):
        self.cap = capacity
        self.cache: dict[int, Node] = {}
        # dummy head / tail so we never have to check for None
        self.left, self.right = Node(), Node()
        self.left.next, self.right.prev = self.right, self.left

    def _remove(self, node: Node) -> None:
        prev, nxt = node.prev, node.next
        prev.next, nxt.prev = nxt, prev

    def _insert(self, node: Node) -> None:
        """insert at the right = most recently used"""
        prev, nxt = self.right.prev, self.right
        prev.next = nxt.prev = node
        node.prev, node.next = prev, nxt

    def get(self, key: int) -> int:
        if key in self.cache:
            node = self.cache[key]
            self._remove(node)
            self._insert(node)
            return node.val
        return -1

    def put(self, key: int, value: int) -> None:
        if key in self.cache:
            self._remove(self.cache[key])
        self.cache[key] = Node(key, value)
        self._insert(self.cache[key])

        if len(self.cache) > self.cap:
            lru = self.left.next
            self._remove(lru)
            del self.cache[lru.key]
            print(f"    evict key {lru.key}")

    def __repr__(self) -> str:
        parts = []
        n = self.left.next
        while n is not self.right:
            parts.append(f"{n.key}:{n.val}")
            n = n.next
        return "LRU[" + ", ".join(parts) + "]MRU"


if __name__ == "__main__":
    lru = LRUCache(2)
    ops = [("put", 1, 1), ("put", 2, 2), ("get", 1), ("put", 3, 3),
           ("get", 2), ("put", 4, 4), ("get", 1), ("get", 3), ("put", 4, 44)]
    for op, *args in ops:
        if op == "put":
            lru.put(*args)
            print(f"put{tuple(args)}", lru)
        else:
            print(f"get({args[0]}) = {lru.get(args[0])}", lru)
