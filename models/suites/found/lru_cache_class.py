from collections import OrderedDict


class LRUCache:
    """Keeps the `capacity` most recently used items."""

    def __init__(self, capacity):
        self.capacity = capacity
        self._data = OrderedDict()
        self.hits = self.misses = 0

    def __len__(self):
        return len(self._data)

    def __contains__(self, key):
        return key in self._data

    def get(self, key, default=None):
        try:
            self._data.move_to_end(key)
        except KeyError:
            self.misses += 1
            return default
        self.hits += 1
        return self._data[key]

    def put(self, key, value):
        if key in self._data:
            self._data.move_to_end(key)
        self._data[key] = value
        if len(self) > self.capacity:
            old, _ = self._data.popitem(last=False)
            print(f"evicted {old!r}")

    @property
    def hit_rate(self):
        total = self.hits + self.misses
        return self.hits / total if total else 0.0

    def __repr__(self):
        inner = ", ".join(f"{k}={v}" for k, v in self._data.items())
        return f"<LRUCache {inner}>"


cache = LRUCache(3)
for name, size in [("a", 1), ("b", 2), ("c", 3)]:
    cache.put(name, size)
print(cache)
cache.get("a")
cache.put("d", 4)
print("b" in cache, "a" in cache)
for key in "abcd":
    value = cache.get(key, -1)
    print(key, "->", value)
cache.put("a", 100)
cache.put("e", 5)
print(cache, f"hit rate {cache.hit_rate:.1%}")
