import heapq
from collections import Counter

def top_k_frequent(words, k):
    freq = Counter(words)
    heap = []
    for word, cnt in freq.items():
        heapq.heappush(heap, (-cnt, word))
    return [heapq.heappop(heap)[1] for _ in range(k)]

def merge_k_sorted(lists):
    heap = [(lst[0], idx, 0) for idx, lst in enumerate(lists) if lst]
    heapq.heapify(heap)
    merged = []
    while heap:
        val, li, pos = heapq.heappop(heap)
        merged.append(val)
        if pos + 1 < len(lists[li]):
            heapq.heappush(heap, (lists[li][pos + 1], li, pos + 1))
    return merged

class MedianFinder:
    def __init__(self):
        self.lo = []   # max heap (negated)
        self.hi = []   # min heap

    def add(self, num):
        heapq.heappush(self.lo, -num)
        heapq.heappush(self.hi, -heapq.heappop(self.lo))
        if len(self.hi) > len(self.lo):
            heapq.heappush(self.lo, -heapq.heappop(self.hi))

    def median(self):
        if len(self.lo) > len(self.hi):
            return -self.lo[0]
        return (-self.lo[0] + self.hi[0]) / 2

print(top_k_frequent(["i", "love", "code", "i", "love", "tea", "tea", "i"], 2))
print(merge_k_sorted([[1, 4, 7], [], [2, 5], [0, 9]]))
mf = MedianFinder()
for n in [5, 15, 1, 3, 8]:
    mf.add(n)
    print(n, "->", mf.median())
