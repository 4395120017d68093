import heapq
from typing import List


class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        if not intervals:
            return 0
        intervals.sort(key=lambda x: x[0])
        heap = []  # end times
        heapq.heappush(heap, intervals[0][1])
        for start, end in intervals[1:]:
            if heap[0] <= start:
                heapq.heappop(heap)
            heapq.heappush(heap, end)
        return len(heap)

    def mergeIntervals(self, intervals: List[List[int]]) -> List[List[int]]:
        res = []
        for s, e in sorted(intervals):
            if res and s <= res[-1][1]:
                res[-1][1] = max(res[-1][1], e)
            else:
                res.append([s, e])
        return res


sol = Solution()
print(sol.minMeetingRooms([[0, 30], [5, 10], [15, 20]]))  # 2
print(sol.minMeetingRooms([[7, 10], [2, 4]]))  # 1
print(sol.minMeetingRooms([[1, 5], [2, 6], [3, 7], [6, 9], [5, 8]]))  # 3
print(sol.minMeetingRooms([]))
print(sol.mergeIntervals([[8, 10], [1, 3], [2, 6], [15, 18], [17, 20]]))
