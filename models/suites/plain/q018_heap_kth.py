import heapq
from collections import Counter

def find_kth_largest(nums, k):
    heap = []
    for n in nums:
        heapq.heappush(heap, n)
        if len(heap) > k:
            heapq.heappop(heap)
    return heap[0]

def top_k_frequent(nums, k):
    freq = Counter(nums)
    return [x for x, _ in freq.most_common(k)]

print(find_kth_largest([3, 2, 1, 5, 6, 4], 2))
print(top_k_frequent([1, 1, 1, 2, 2, 3], 2))
h = [9, 4, 7, 1]
heapq.heapify(h)
print(h, heapq.nsmallest(2, h))
