# Hash table with open addressing / linear probing
# Deleted slots are marked with a tombstone so that probing doesn't stop early.

_EMPTY = None
_DELETED = ("<deleted>", None)


class HashTable:
    def __init__(self, capacity=5):
        self.capacity = capacity
        self.slots = [_EMPTY] * capacity
        self.count = 0

    def _hash(self, key):
        """Simple string hash (polynomial, like Java's String.hashCode)"""
        h = 0
        for ch in key:
            h = 31 * h + ord(ch)
        return h % self.capacity

    def _probe(self, key):
        idx = self._hash(key)
        for _ in range(self.capacity):
            yield idx
            idx = (idx + 1) % self.capacity

    def put(self, key, value):
        if (self.count + 1) / self.capacity > 0.7:
            self._resize(self.capacity * 2 + 1)
        for i in self._probe(key):
            slot = self.slots[i]
            if slot is _EMPTY or slot is _DELETED:
                self.slots[i] = (key, value)
                self.count += 1
                return
            if slot[0] == key:
                self.slots[i] = (key, value)
                return

    def get(self, key, default=None):
        for i in self._probe(key):
            slot = self.slots[i]
            if slot is _EMPTY:
                return default
            if slot is not _DELETED and slot[0] == key:
                return slot[1]
        return default

    def delete(self, key):
        for i in self._probe(key):
            slot = self.slots[i]
            if slot is _EMPTY:
                break
            if slot[0] == key:
                self.slots[i] = _DELETED
                self.count -= 1
                return
        raise KeyError(key)

    def _resize(self, new_capacity):
        print(f"** resize {self.capacity} -> {new_capacity}")
        old = self.slots
        self.capacity = new_capacity
        self.slots = [_EMPTY] * new_capacity
        self.count = 0
        for slot in old:
            if slot is not _EMPTY and slot is not _DELETED:
                self.put(*slot)

    def dump(self):
        for i, s in enumerate(self.slots):
            text = "-" if s is _EMPTY else ("X" if s is _DELETED else f"{s[0]}={s[1]}")
            print(f"{i}:{text}", end="  ")
        print()


t = HashTable()
t.put("ab", 1)
t.put("cd", 2)
t.put("fg", 3)
t.dump()
t.put("hi", 4)
t.dump()
t.put("ab", 100)
t.delete("cd")
t.dump()
print(t.get("ab"), t.get("hi"), t.get("zz", "nope"))
