import heapq


class RunningMedian:
    """max-heap (negated) for the low half, min-heap for the high half"""

    def __init__(self):
        self.lo, self.hi = [], []

    def add(self, x):
        heapq.heappush(self.lo, -heapq.heappushpop(self.hi, x))
        if len(self.lo) > len(self.hi) + 1:
            heapq.heappush(self.hi, -heapq.heappop(self.lo))

    def median(self):
        if len(self.lo) > len(self.hi):
            return -self.lo[0]
        return (self.hi[0] - self.lo[0]) / 2


def merge_k(lists):
    heap = [(lst[0], i, 0) for i, lst in enumerate(lists) if lst]
    heapq.heapify(heap)
    while heap:
        val, i, j = heapq.heappop(heap)
        yield val
        if j + 1 < len(lists[i]):
            heapq.heappush(heap, (lists[i][j + 1], i, j + 1))


streams = [[2, 9, 14], [], [1, 7], [3, 3, 20]]
rm = RunningMedian()
for v in merge_k(streams):
    rm.add(v)
    print(f"add {v:>2}  median={rm.median()}")

rm2 = RunningMedian()
for v in [5, 15, 1, 3]:
    rm2.add(v)
    print(v, "->", rm2.median(), "lo", sorted(-x for x in rm2.lo), "hi", sorted(rm2.hi))
