"""Merge overlapping intervals (LeetCode 56).

Idea: sort by start. Then each interval either overlaps the last merged one
(extend it) or starts a new group. O(n log n) because of the sort.
"""


def merge(intervals: list[list[int]]) -> list[list[int]]:
    if not intervals:
        return []

    intervals = sorted(intervals, key=lambda iv: iv[0])
    merged = [intervals[0][:]]

    for start, end in intervals[1:]:
        last = merged[-1]
        if start <= last[1]:            # overlap
            last[1] = max(last[1], end)
        else:
            merged.append([start, end])

    return merged


def test_merge():
    assert merge([[1, 3], [2, 6], [8, 10], [15, 18]]) == [[1, 6], [8, 10], [15, 18]]
    assert merge([[1, 4], [4, 5]]) == [[1, 5]]
    assert merge([[1, 10], [2, 3]]) == [[1, 10]]   # fully contained
    assert merge([[5, 6], [1, 2]]) == [[1, 2], [5, 6]]  # unsorted input
    assert merge([]) == []
    print("all tests passed")


if __name__ == "__main__":
    test_merge()
    meetings = [[9, 10], [13, 15], [9, 12], [14, 16]]
    print("busy:", merge(meetings))
