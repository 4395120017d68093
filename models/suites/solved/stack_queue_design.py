from bisect import bisect_right
from collections import defaultdict, deque

class MinStack:
    def __init__(self):
        self.st = []

    def push(self, val: int) -> None:
        self.st.append((val, min(val, self.st[-1][1] if self.st else val)))

    def pop(self) -> None:
        self.st.pop()

    def getMin(self) -> int:
        return self.st[-1][1]

class MyQueue:
    def __init__(self):
        self.inbox, self.outbox = [], []

    def push(self, x: int) -> None:
        self.inbox.append(x)

    def pop(self) -> int:
        if not self.outbox:
            while self.inbox:
                self.outbox.append(self.inbox.pop())
        return self.outbox.pop()

class HitCounter:
    hits = deque()

    def hit(self, t):
        self.hits.append(t)

    def getHits(self, t):
        while self.hits and self.hits[0] <= t - 300:
            self.hits.popleft()
        return len(self.hits)

class TimeMap:
    def __init__(self):
        self.store = defaultdict(list)

    def set(self, key, value, timestamp):
        self.store[key].append((timestamp, value))

    def get(self, key, timestamp):
        i = bisect_right(self.store[key], timestamp, key=lambda p: p[0])
        return self.store[key][i - 1][1] if i else ""

ms, q, hc, tm = MinStack(), MyQueue(), HitCounter(), TimeMap()
[ms.push(v) for v in (-2, 0, -3)]
print(ms.getMin(), ms.pop(), ms.getMin())
q.push(1), q.push(2)
print(q.pop(), q.push(3), q.pop(), q.pop())
[hc.hit(t) for t in (1, 2, 300)]
print(hc.getHits(300), hc.getHits(301), hc.getHits(400))
tm.set("foo", "bar", 1), tm.set("foo", "baz", 4)
print([tm.get("foo", t) for t in (0, 1, 3, 4, 9)])
