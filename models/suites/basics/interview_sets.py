class RandomizedSet:
    def __init__(self):
        self.vals = []
        self.idx = {}

    def insert(self, val: int) -> bool:
        if val in self.idx:
            return False
        self.idx[val] = len(self.vals)
        self.vals.append(val)
        return True

    def remove(self, val: int) -> bool:
        if val not in self.idx:
            return False
        i, last = self.idx[val], self.vals[-1]
        self.vals[i], self.idx[last] = last, i
        self.vals.pop()
        del self.idx[val]
        return True


class TimeMap:
    def __init__(self):
        self.store = {}

    def set(self, key, value, timestamp):
        if key not in self.store:
            self.store[key] = []
        self.store[key].append([value, timestamp])

    def get(self, key, timestamp):
        res, values = "", self.store.get(key, [])
        l, r = 0, len(values) - 1
        while l <= r:
            m = (l + r) // 2
            if values[m][1] <= timestamp:
                res = values[m][0]
                l = m + 1
            else:
                r = m - 1
        return res


class Twitter:
    def __init__(self):
        self.count = 0
        self.tweets = {}
        self.follows = {}

    def post(self, user, tid):
        self.tweets.setdefault(user, []).append((self.count, tid))
        self.count -= 1

    def follow(self, a, b):
        self.follows.setdefault(a, set()).add(b)

    def feed(self, user):
        people = self.follows.get(user, set()) | {user}
        items = [t for p in people for t in self.tweets.get(p, [])]
        items.sort()
        return [tid for _, tid in items[:3]]


r = RandomizedSet()
print(r.insert(1), r.insert(2), r.insert(1), r.remove(1), r.vals)
t = TimeMap()
t.set("a", "x", 1)
t.set("a", "y", 4)
print(t.get("a", 3), t.get("a", 5), t.get("b", 1) == "")
tw = Twitter()
tw.post(1, 5)
tw.post(2, 6)
tw.follow(1, 2)
print(tw.feed(1), tw.feed(2))
