# support-desk queue: priority heap with lazy deletion, aging and sorted lookups
import heapq, bisect
from functools import total_ordering, lru_cache

@total_ordering
class Ticket:
    _next = iter(range(100, 1000))

    def __init__(self, title, severity):
        self.no = next(Ticket._next)
        self.title = title
        self.severity = severity
        self.cancelled = False

    def __eq__(self, other):
        if not isinstance(other, Ticket):
            return NotImplemented
        return (self.severity, self.no) == (other.severity, other.no)

    def __lt__(self, other):
        return (-self.severity, self.no) < (-other.severity, other.no)

    def __hash__(self):
        return self.no

    def __repr__(self):
        return f"T{self.no}({self.title}, {sla(self.severity)})"

@lru_cache(maxsize=None)
def sla(severity):
    limits = [1, 3, 6, 9]
    names = ["whenever", "week", "day", "hour", "now"]
    return names[bisect.bisect_right(limits, severity)]

class Desk:
    def __init__(self):
        self.heap = []
        self.by_no = {}
        self.closed = []

    def __lshift__(self, spec):
        title, severity = spec
        t = Ticket(title, severity)
        heapq.heappush(self.heap, t)
        self.by_no[t.no] = t
        return self

    def __delitem__(self, no):
        self.by_no.pop(no).cancelled = True

    def __len__(self):
        return len(self.by_no)

    def escalate(self, no, by=1):
        self.by_no[no].severity += by
        heapq.heapify(self.heap)

    def work(self):
        while self.heap:
            t = heapq.heappop(self.heap)
            if t.cancelled:
                continue
            del self.by_no[t.no]
            bisect.insort(self.closed, t.no)
            return t
        raise IndexError("queue is empty")

desk = Desk()
desk << ("printer", 2) << ("vpn", 5) << ("outage", 9) << ("mouse", 0)
print(len(desk), desk.heap[0], heapq.nsmallest(2, desk.heap))
del desk[101]
desk.escalate(103, by=4)
try:
    while True:
        t = desk.work()
        print("working on", t)
        if t.title == "outage":
            desk << ("postmortem", 6)
except IndexError as e:
    print(e, desk.closed, len(desk))
info = sla.cache_info()
print("sla cache:", info.hits, info.misses, info.currsize, Ticket.__eq__(t, 5))
