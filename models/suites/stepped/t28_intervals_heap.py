import heapq
from typing import List


def merge(intervals: List[List[int]]) -> List[List[int]]:
    intervals.sort(key=lambda x: x[0])
    merged = []
    for interval in intervals:
        if not merged or merged[-1][1] < interval[0]:
            merged.append(interval)
        else:
            merged[-1][1] = max(merged[-1][1], interval[1])
    return merged


def min_meeting_rooms(intervals):
    intervals = sorted(intervals)
    heap = []
    for start, end in intervals:
        if heap and heap[0] <= start:
            heapq.heapreplace(heap, end)
        else:
            heapq.heappush(heap, end)
    return len(heap)


def k_closest(points, k):
    h = []
    for x, y in points:
        dist = -(x * x + y * y)
        if len(h) < k:
            heapq.heappush(h, (dist, x, y))
        else:
            heapq.heappushpop(h, (dist, x, y))
    return [[x, y] for _, x, y in sorted(h, reverse=True)]


def insert(intervals, new):
    res = []
    i = 0
    n = len(intervals)
    while i < n and intervals[i][1] < new[0]:
        res.append(intervals[i])
        i += 1
    while i < n and intervals[i][0] <= new[1]:
        new = [min(new[0], intervals[i][0]), max(new[1], intervals[i][1])]
        i += 1
    res.append(new)
    res.extend(intervals[i:])
    return res


print(merge([[8, 10], [1, 3], [2, 6], [15, 18]]))
print(min_meeting_rooms([[0, 30], [5, 10], [15, 20]]))
print(k_closest([[1, 3], [-2, 2], [5, 8]], 2))
print(insert([[1, 2], [3, 5], [6, 7], [12, 16]], [4, 8]))
print(heapq.nsmallest(2, [5, 1, 4, 2]), heapq.nlargest(1, [5, 1, 9]))
