"""
Cut-down from the rota service. Symptom: `cost` for week 2 equals week 1
although the rates have changed. And weekend pay looks wrong to the customer?
"""
from collections import namedtuple
from functools import lru_cache, cached_property

Shift = namedtuple("Shift", "who day start end")

RATES = {"ann": 20, "bob": 18}


@lru_cache(maxsize=None)
def hourly(who, weekend):
    rate = RATES[who]
    if weekend:
        rate = rate * 3 / 2
    return rate


class Week:
    def __init__(self, number, shifts):
        self.number = number
        self._shifts = shifts

    @cached_property
    def shifts(self):
        return sorted((Shift(*row) for row in self._shifts), key=lambda s: (s.who, s.day))

    @cached_property
    def hours(self):
        totals = {}
        for s in self.shifts:
            length = s.end - s.start
            if length < 0:          # over midnight
                length += 24
            totals[s.who] = totals.get(s.who, 0) + length
        return totals

    def cost(self):
        total = 0
        for s in self.shifts:
            length = (s.end - s.start) % 24
            total += length * hourly(s.who, s.day in ("sat", "sun"))
        return total

    def clashes(self):
        seen = {}
        for s in self.shifts:
            other = seen.setdefault((s.day, s.start), s)
            if other is not s:
                yield other.who, s.who, s.day


rows = [
    ("bob", "mon", 8, 16),
    ("ann", "mon", 8, 12),
    ("ann", "sat", 22, 4),
    ("bob", "sun", 10, 14),
]

week1 = Week(1, rows)
print(week1.number, week1.hours, week1.cost())

RATES["ann"] = 25
week2 = Week(2, rows)
print(week2.number, week2.hours, week2.cost())
print("clashes:", list(week2.clashes()))

info = hourly.cache_info()
print("hits", info.hits, "misses", info.misses)
expected = 8 * 18 + 4 * 25 + 6 * 37.5 + 4 * 27
print("expected for week 2:", expected, "difference:", expected - week2.cost())
