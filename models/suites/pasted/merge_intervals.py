from dataclasses import dataclass


@dataclass(order=True, frozen=True)
class Interval:
    start: int
    end: int

    def overlaps(self, other: "Interval") -> bool:
        return self.start <= other.end and other.start <= self.end

    def __len__(self):
        return self.end - self.start


def merge(intervals):
    merged = []
    for iv in sorted(intervals):
        if merged and merged[-1].overlaps(iv):
            last = merged.pop()
            iv = Interval(last.start, max(last.end, iv.end))
        merged.append(iv)
    return merged


def free_slots(busy, day):
    cursor = day.start
    for iv in busy:
        if iv.start > cursor:
            yield Interval(cursor, iv.start)
        cursor = iv.end
    if cursor < day.end:
        yield Interval(cursor, day.end)


meetings = [Interval(13, 15), Interval(9, 10), Interval(10, 11), Interval(14, 16)]
busy = merge(meetings)
print(*busy, sep="\n")
for slot in free_slots(busy, Interval(8, 18)):
    print(f"free {slot.start:02d}:00-{slot.end:02d}:00 ({len(slot)}h)")
busy[0].start = 8
