import heapq
from collections import Counter

nums = [1, 1, 1, 2, 2, 3]
k = 2
heap = []
for num, freq in Counter(nums).items():
    heapq.heappush(heap, (freq, num))
    if len(heap) > k:
        heapq.heappop(heap)
print(sorted(n for _, n in heap))
print(heapq.nlargest(2, nums), heapq.nsmallest(1, nums))
h = [5, 1, 4]
heapq.heapify(h)
while h:
    print(heapq.heappop(h), end=" ")
