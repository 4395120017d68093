import heapq
from typing import List


class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        intervals.sort(key=lambda i: i[0])
        output = [intervals[0][:]]
        for start, end in intervals[1:]:
            if start <= output[-1][1]:
                output[-1][1] = max(output[-1][1], end)
            else:
                output.append([start, end])
        return output

    def insert(self, intervals: List[List[int]], new: List[int]) -> List[List[int]]:
        left = [iv for iv in intervals if iv[1] < new[0]]
        right = [iv for iv in intervals if iv[0] > new[1]]
        if left + right != intervals:
            new = [min(new[0], intervals[len(left)][0]), max(new[1], intervals[~len(right)][1])]
        return left + [new] + right

    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        removed, prev_end = 0, float("-inf")
        for s, e in sorted(intervals, key=lambda x: x[1]):
            if s >= prev_end:
                prev_end = e
            else:
                removed += 1
        return removed

    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        rooms = []
        for s, e in sorted(intervals):
            if rooms and rooms[0] <= s:
                heapq.heapreplace(rooms, e)
            else:
                heapq.heappush(rooms, e)
        return len(rooms)


s = Solution()
print(s.merge([[8, 10], [1, 3], [2, 6], [15, 18]]))
print(s.insert([[1, 2], [3, 5], [6, 7], [8, 10], [12, 16]], [4, 8]))
print(s.insert([[1, 2], [8, 9]], [4, 5]))
print(s.eraseOverlapIntervals([[1, 2], [2, 3], [3, 4], [1, 3]]))
print(s.minMeetingRooms([[0, 30], [5, 10], [15, 20], [16, 18]]))
