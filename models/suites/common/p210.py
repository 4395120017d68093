class HashMap:
    def __init__(self, size=4):
        self.buckets = [[] for _ in range(size)]
    def _idx(self, key):
        return sum(map(ord, key)) % len(self.buckets)
    def put(self, key, value):
        bucket = self.buckets[self._idx(key)]
        for i, (k, _) in enumerate(bucket):
            if k == key:
                bucket[i] = (key, value)
                return
        bucket.append((key, value))
    def get(self, key, default=None):
        for k, v in self.buckets[self._idx(key)]:
            if k == key:
                return v
        return default

h = HashMap()
h.put("ab", 1)
h.put("ba", 2)
h.put("ab", 3)
print(h.get("ab"), h.get("ba"), h.get("zz", -1))
print(h.buckets)
