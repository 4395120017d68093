from typing import List, Tuple

Interval = Tuple[int, int]


def merge_all(calendars: List[List[Interval]]) -> List[Interval]:
    flat = sorted(iv for cal in calendars for iv in cal)
    merged: List[List[int]] = []
    for start, end in flat:
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return [tuple(m) for m in merged]


def free_time(calendars, day_start=9, day_end=18, need=1):
    cursor = day_start
    gaps = []
    for start, end in merge_all(calendars):
        if start - cursor >= need:
            gaps.append((cursor, start))
        cursor = max(cursor, end)
    if day_end - cursor >= need:
        gaps.append((cursor, day_end))
    return gaps


if __name__ == "__main__":
    ana = [(9, 10), (12, 13), (16, 17)]
    ben = [(10, 11), (12, 14)]
    cho = [(13, 15), (17, 18)]
    print(merge_all([ana, ben, cho]))
    print(free_time([ana, ben, cho]))
    assert free_time([ana], need=3) == [(13, 16)]
    print(free_time([], day_start=0, day_end=24))
