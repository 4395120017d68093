from collections import OrderedDict

class LRU:
    def __init__(self, cap):
        self.cap = cap
        self.d = OrderedDict()
        self.hits = self.misses = 0

    def get(self, key, loader):
        if key in self.d:
            self.hits += 1
            self.d.move_to_end(key)
            return self.d[key]
        self.misses += 1
        val = self.d[key] = loader(key)
        if len(self.d) > self.cap:
            old, _ = self.d.popitem(last=False)
            print("evict", old)
        return val

cache = LRU(2)
for k in "abacb":
    cache.get(k, str.upper)
print(list(cache.d.items()), cache.hits, cache.misses)
