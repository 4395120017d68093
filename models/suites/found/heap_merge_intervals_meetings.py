import heapq
from dataclasses import dataclass, field


@dataclass(order=True)
class Meeting:
    start: int
    end: int
    title: str = field(compare=False, default="?")

    @property
    def length(self):
        return self.end - self.start


def merge(meetings):
    merged = []
    for m in sorted(meetings):
        if merged and m.start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], m.end)
        else:
            merged.append([m.start, m.end])
    return merged


def rooms_needed(meetings):
    ends = []
    best = 0
    for m in sorted(meetings, key=lambda m: m.start):
        while ends and ends[0] <= m.start:
            heapq.heappop(ends)
        heapq.heappush(ends, m.end)
        best = max(best, len(ends))
    return best


def k_longest(meetings, k):
    heap = []
    for m in meetings:
        heapq.heappush(heap, (m.length, m.title))
        if len(heap) > k:
            heapq.heappop(heap)
    return [title for _, title in sorted(heap, reverse=True)]


calendar = [
    Meeting(9, 12, "planning"),
    Meeting(8, 10, "standup"),
    Meeting(13, 14, "lunch"),
    Meeting(11, 13, "review"),
    Meeting(16, 17),
]
print(min(calendar))
print("busy:", merge(calendar))
print("rooms:", rooms_needed(calendar))
print("longest:", k_longest(calendar, 2))
