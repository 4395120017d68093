# LC 146. LRU Cache: O(1) get/put, doubly linked list + hashmap
from typing import Optional


class Node:
    __slots__ = ("key", "val", "prev", "next")

    def __init__(self, key=0, val=0):
        self.key, self.val = key, val
        self.prev: Optional["Node"] = None
        self.next: Optional["Node"] = None


class LRUCache:
    def __init__(self, capacity: int):
        self.cap = capacity
        self.map: dict[int, Node] = {}
        # sentinels: left.next is LRU, right.prev is MRU
        self.left, self.right = Node(), Node()
        self.left.next, self.right.prev = self.right, self.left

    def _unlink(self, node: Node) -> None:
        p, n = node.prev, node.next
        p.next, n.prev = n, p

    def _push(self, node: Node) -> None:
        p = self.right.prev
        p.next = self.right.prev = node
        node.prev, node.next = p, self.right

    def get(self, key: int) -> int:
        if key not in self.map:
            return -1
        node = self.map[key]
        self._unlink(node)
        self._push(node)
        return node.val

    def put(self, key: int, value: int) -> None:
        if key in self.map:
            self._unlink(self.map[key])
        self.map[key] = Node(key, value)
        self._push(self.map[key])
        if len(self.map) > self.cap:
            lru = self.left.next
            self._unlink(lru)
            del self.map[lru.key]


def main():
    ops = ["put", "put", "get", "put", "get", "put", "get", "get", "get"]
    args = [(1, 1), (2, 2), (1,), (3, 3), (2,), (4, 4), (1,), (3,), (4,)]
    expected = [None, None, 1, None, -1, None, -1, 3, 4]

    cache = LRUCache(2)
    out = [getattr(cache, op)(*a) for op, a in zip(ops, args)]
    print(out)
    print("PASS" if out == expected else "FAIL", list(cache.map))


if __name__ == "__main__":
    main()
