from collections import OrderedDict
from contextlib import contextmanager

_MISSING = object()


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self._data: OrderedDict = OrderedDict()
        self.hits = self.misses = 0

    def get(self, key, default=None):
        value = self._data.get(key, _MISSING)
        if value is _MISSING:
            self.misses += 1
            return default
        self._data.move_to_end(key)
        self.hits += 1
        return value

    def put(self, key, value):
        if key in self._data:
            self._data.move_to_end(key)
        self._data[key] = value
        if len(self._data) > self.capacity:
            evicted, _ = self._data.popitem(last=False)
            print("evict", evicted)

    @property
    def ratio(self):
        total = self.hits + self.misses
        return self.hits / total if total else 0.0

    def __contains__(self, key):
        return key in self._data

    def __len__(self):
        return len(self._data)


@contextmanager
def section(name, indent=2):
    print(f"<{name}>")
    try:
        yield " " * indent
    except KeyError as e:
        print("swallowed", e)
    finally:
        print(f"</{name}>")


cache = LRUCache(2)
with section("fill") as pad:
    for k, v in [("a", 1), ("b", 2)]:
        cache.put(k, v)
        print(pad + k, v)
print(cache.get("a"))
cache.put("c", 3)
print("b" in cache, cache.get("b", -1), list(cache._data))
with section("oops"):
    d = {}
    d["nope"]
    print("not reached")
print(f"{cache.ratio:.1%} of {cache.hits + cache.misses}", len(cache))
