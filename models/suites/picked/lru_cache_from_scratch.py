# Kata: LRU cache with O(1) get/put, hash map + doubly linked list with sentinel
class Node:
    __slots__ = ("key", "val", "prev", "next")

    def __init__(self, key=None, val=None):
        self.key, self.val = key, val
        self.prev = self.next = self


class LRU:
    def __init__(self, cap):
        self.cap = cap
        self.map = {}
        self.root = Node()
        self.hits = self.misses = 0

    def _unlink(self, n):
        n.prev.next, n.next.prev = n.next, n.prev

    def _push_front(self, n):
        r = self.root
        n.prev, n.next = r, r.next
        r.next.prev = n
        r.next = n

    def __getitem__(self, key):
        n = self.map.get(key)
        if n is None:
            self.misses += 1
            raise KeyError(key)
        self.hits += 1
        self._unlink(n)
        self._push_front(n)
        return n.val

    def __setitem__(self, key, val):
        if (n := self.map.get(key)) is not None:
            n.val = val
            self._unlink(n)
        else:
            if len(self) >= self.cap:
                old = self.root.prev
                self._unlink(old)
                del self.map[old.key]
                print("evict", old.key)
            n = self.map[key] = Node(key, val)
        self._push_front(n)

    def __len__(self):
        return len(self.map)

    def __contains__(self, key):
        return key in self.map

    def __iter__(self):
        n = self.root.next
        while n is not self.root:
            yield n.key
            n = n.next

    def __repr__(self):
        return "<LRU " + " > ".join(map(str, self)) + ">"


c = LRU(2)
c["a"] = 1
c["b"] = 2
print(c, c["a"])
c["c"] = 3
print(c, "b" in c, "a" in c)
for k in "abc":
    try:
        print(k, c[k])
    except KeyError as e:
        print("miss", e)
c["c"] = 33
c["d"] = 4
print(c, len(c), f"{c.hits}/{c.hits + c.misses}")
