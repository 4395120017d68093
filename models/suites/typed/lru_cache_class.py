from collections import OrderedDict


class LRUCache:
    """Interview question: O(1) get/put with least-recently-used eviction."""

    def __init__(self, capacity: int):
        self.capacity = capacity
        self._data: OrderedDict = OrderedDict()
        self.hits = self.misses = 0

    def get(self, key, default=-1):
        if key not in self._data:
            self.misses += 1
            return default
        self.hits += 1
        self._data.move_to_end(key)
        return self._data[key]

    def put(self, key, value):
        if key in self._data:
            self._data.move_to_end(key)
        self._data[key] = value
        if len(self._data) > self.capacity:
            old, _ = self._data.popitem(last=False)
            print("evict", old)

    def __len__(self):
        return len(self._data)

    def __str__(self):
        return "[" + ", ".join(f"{k}:{v}" for k, v in self._data.items()) + "]"


cache = LRUCache(2)
ops = [("put", 1, "one"), ("put", 2, "two"), ("get", 1), ("put", 3, "three"),
       ("get", 2), ("put", 1, "uno"), ("put", 4, "four"), ("get", 3)]
for op, *args in ops:
    res = getattr(cache, op)(*args)
    print(op, args, "->", res, cache)
print(f"hit rate {cache.hits / (cache.hits + cache.misses):.0%}, size {len(cache)}")
