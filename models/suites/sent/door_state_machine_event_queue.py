import heapq
import itertools
from enum import Enum
from collections import OrderedDict
from functools import partial

class S(str, Enum):
    CLOSED = "closed"
    OPEN = "open"
    LOCKED = "locked"

TRANSITIONS = {
    (S.CLOSED, "open"): S.OPEN,
    (S.OPEN, "close"): S.CLOSED,
    (S.CLOSED, "lock"): S.LOCKED,
    (S.LOCKED, "unlock"): S.CLOSED,
}

class Door:
    def __init__(self):
        self._state = S.CLOSED
        self.listeners = []

    @property
    def state(self): return self._state

    @state.setter
    def state(self, new):
        old, self._state = self._state, new
        for cb in self.listeners:
            cb(old, new)

    def fire(self, event):
        try:
            self.state = TRANSITIONS[self.state, event]
        except KeyError:
            print(f"  !! cannot {event} while {self.state.value}")

class Lru(OrderedDict):
    def __init__(self, cap):
        super().__init__()
        self.cap = cap
    def put(self, k, v):
        self[k] = v
        self.move_to_end(k)
        if len(self) > self.cap:
            print("  evict", self.popitem(last=False))

seq = itertools.count()
queue = []
def at(t, fn, *args):
    heapq.heappush(queue, (t, next(seq), partial(fn, *args)))

door, recent = Door(), Lru(2)
door.listeners.append(lambda old, new: print(f"  {old.value} => {new.value}"))
door.listeners.append(lambda _, new: recent.put(new.name, clock))

at(5, door.fire, "lock")
at(1, door.fire, "open")
at(1, door.fire, "lock")
at(3, door.fire, "close")
at(4, lambda: at(6, door.fire, "unlock"))

while queue:
    clock, _, action = heapq.heappop(queue)
    print(f"t={clock}")
    action()
print(door.state.value, list(recent.items()))
