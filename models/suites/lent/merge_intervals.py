from typing import List


def merge(intervals: List[List[int]]) -> List[List[int]]:
    intervals.sort(key=lambda iv: iv[0])
    merged: List[List[int]] = []
    for start, end in intervals:
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged


def min_rooms(meetings: List[List[int]]) -> int:
    starts = sorted(s for s, _ in meetings)
    ends = sorted(e for _, e in meetings)
    rooms = best = 0
    i = j = 0
    while i < len(starts):
        if starts[i] < ends[j]:
            rooms += 1
            i += 1
            best = max(best, rooms)
        else:
            rooms -= 1
            j += 1
    return best


meetings = [[9, 11], [13, 15], [10, 12], [14, 18], [14, 15], [20, 21]]
print("rooms needed:", min_rooms(meetings))
print("busy:", merge(meetings))
print("sorted in place:", meetings)
