import heapq
class MedianFinder:
    def __init__(self):
        self.lo, self.hi = [], []
    def add(self, n):
        heapq.heappush(self.lo, -n)
        heapq.heappush(self.hi, -heapq.heappop(self.lo))
        if len(self.hi) > len(self.lo):
            heapq.heappush(self.lo, -heapq.heappop(self.hi))
    def median(self):
        if len(self.lo) > len(self.hi):
            return -self.lo[0]
        return (-self.lo[0] + self.hi[0]) / 2

m = MedianFinder()
for x in [5, 2, 9]:
    m.add(x)
    print(x, m.median())
tasks = [(2, "b"), (1, "c"), (1, "a")]
heapq.heapify(tasks)
print([heapq.heappop(tasks)[1] for _ in range(3)])
