from typing import List


def merge(intervals: List[List[int]]) -> List[List[int]]:
    """Merge overlapping meetings. O(n log n)"""
    if not intervals:
        return []
    intervals = sorted(intervals, key=lambda iv: (iv[0], -iv[1]))
    merged = [list(intervals[0])]
    for start, end in intervals[1:]:
        last = merged[-1]
        if start <= last[1]:
            last[1] = max(last[1], end)
        else:
            merged.append([start, end])
    return merged


def free_slots(busy, day=(9, 18)):
    free, cursor = [], day[0]
    for s, e in busy:
        if s > cursor:
            free.append((cursor, s))
        cursor = e
    if cursor < day[1]:
        free.append((cursor, day[1]))
    return free


if __name__ == "__main__":
    calendar = [[13, 14], [9, 10], [10, 11], [15, 17], [16, 17], [13, 15]]
    busy = merge(calendar)
    print("busy:", busy)
    print("free:", free_slots(busy))
    print("empty day:", free_slots(merge([])))
