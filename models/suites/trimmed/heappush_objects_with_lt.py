import heapq

class Event:
    def __init__(self, time, kind):
        self.time = time
        self.kind = kind

    def __lt__(self, other):
        return self.time < other.time

events = []
for i, t in enumerate([3, 1, 2]):
    heapq.heappush(events, Event(t, f"E{i}"))
while events:
    ev = heapq.heappop(events)
    print(ev.time, ev.kind)
