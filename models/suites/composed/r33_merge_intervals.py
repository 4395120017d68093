from typing import List


class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        intervals.sort(key=lambda x: x[0])
        merged = []
        for interval in intervals:
            if not merged or merged[-1][1] < interval[0]:
                merged.append(interval)
            else:
                merged[-1][1] = max(merged[-1][1], interval[1])
        return merged

    def insert(self, intervals, newInterval):
        res = []
        for i in range(len(intervals)):
            if newInterval[1] < intervals[i][0]:
                res.append(newInterval)
                return res + intervals[i:]
            elif newInterval[0] > intervals[i][1]:
                res.append(intervals[i])
            else:
                newInterval = [min(newInterval[0], intervals[i][0]), max(newInterval[1], intervals[i][1])]
        res.append(newInterval)
        return res

    def minMeetingRooms(self, intervals):
        starts = sorted(i[0] for i in intervals)
        ends = sorted(i[1] for i in intervals)
        rooms = best = 0
        e = 0
        for s in starts:
            while ends[e] <= s:
                rooms -= 1
                e += 1
            rooms += 1
            best = max(best, rooms)
        return best


s = Solution()
print(s.merge([[8, 10], [1, 3], [2, 6], [15, 18]]))
print(s.merge([[1, 4], [4, 5]]))
print(s.insert([[1, 3], [6, 9]], [2, 5]))
print(s.minMeetingRooms([[0, 30], [5, 10], [15, 20]]))
