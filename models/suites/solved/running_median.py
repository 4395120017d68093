from heapq import heappush, heappop, heappushpop


class MedianFinder:
    def __init__(self):
        self.small = []  # max heap (negated)
        self.large = []  # min heap

    def addNum(self, num: int) -> None:
        if len(self.small) == len(self.large):
            heappush(self.large, -heappushpop(self.small, -num))
        else:
            heappush(self.small, -heappushpop(self.large, num))

    def findMedian(self) -> float:
        if len(self.large) > len(self.small):
            return float(self.large[0])
        return (self.large[0] - self.small[0]) / 2


class KthLargest:
    def __init__(self, k, nums):
        self.k, self.heap = k, []
        for n in nums:
            self.add(n)

    def add(self, val):
        heappush(self.heap, val)
        if len(self.heap) > self.k:
            heappop(self.heap)
        return self.heap[0]


mf = MedianFinder()
for x in [5, 15, 1, 3, 8]:
    mf.addNum(x)
    print(f"add {x:>2} -> median {mf.findMedian()}")

kl = KthLargest(3, [4, 5, 8, 2])
print([kl.add(v) for v in (3, 5, 10, 9, 4)])
