# LRU cache, doubly linked list + dict, O(1) get/put.
# My answer was rejected: wrong value evicted after an update of an existing key

class Node:
    __slots__ = "key", "val", "prev", "next"

    def __init__(self, key=None, val=None):
        self.key, self.val = key, val
        self.prev = self.next = None


class LRUCache:
    def __init__(self, capacity):
        self.cap = capacity
        self.map = {}
        self.head, self.tail = Node("HEAD"), Node("TAIL")
        self.head.next = self.tail
        self.tail.prev = self.head

    def _unlink(self, node):
        node.prev.next = node.next
        node.next.prev = node.prev

    def _push_front(self, node):
        first = self.head.next
        node.prev, node.next = self.head, first
        self.head.next = first.prev = node

    def get(self, key):
        if key not in self.map:
            return -1
        node = self.map[key]
        self._unlink(node)
        self._push_front(node)
        return node.val

    def put(self, key, val):
        if key in self.map:
            self.map[key].val = val
            return
        if len(self.map) == self.cap:
            oldest = self.tail.prev
            self._unlink(oldest)
            del self.map[oldest.key]
        node = Node(key, val)
        self.map[key] = node
        self._push_front(node)

    def __iter__(self):
        n = self.head.next
        while n is not self.tail:
            yield n.key, n.val
            n = n.next


ops = ["put", "put", "get", "put", "get", "put", "put", "put", "get", "get"]
args = [(1, 1), (2, 2), (1,), (3, 3), (2,), (1, 10), (3, 30), (4, 4), (3,), (1,)]

c = LRUCache(2)
out = []
for op, a in zip(ops, args):
    res = getattr(c, op)(*a)
    out.append(res)
    if op == "put":
        print(f"put{a}".ljust(12), list(c))

print("got     ", out)

# second case: the judge's failing test
c = LRUCache(2)
c.put(2, 1)
c.put(1, 1)
c.put(2, 3)
c.put(4, 1)
print(c.get(1), c.get(2), "expected -1 3")
