"""Event driven simulation of a bank counter (M/M/1-ish queue).

Events are kept in a priority queue ordered by time. Random numbers come
from our own LCG (Numerical Recipes constants) so every run is the same.
"""
import heapq
import math
from collections import deque
from dataclasses import dataclass


class LCG:
    def __init__(self, seed):
        self.state = seed

    def random(self):
        self.state = (1664525 * self.state + 1013904223) % 2**32
        return self.state / 2**32

    def exponential(self, mean):
        return -mean * math.log(1.0 - self.random())


@dataclass
class Customer:
    number: int
    arrival: float
    start: float = 0.0

    @property
    def waited(self):
        return self.start - self.arrival


ARRIVE, DEPART = "arrive", "depart"
NUM_CUSTOMERS = 7


class Bank:
    def __init__(self, rng):
        self.rng = rng
        self.clock = 0.0
        self.events = []
        self.line = deque()
        self.serving = None
        self.served = []
        self.created = 0

    def schedule(self, delay, kind):
        heapq.heappush(self.events, (self.clock + delay, kind))

    def start_service(self):
        self.serving = self.line.popleft()
        self.serving.start = self.clock
        self.schedule(self.rng.exponential(3.0), DEPART)

    def run(self):
        self.schedule(0.0, ARRIVE)
        while self.events:
            self.clock, kind = heapq.heappop(self.events)
            if kind == ARRIVE:
                self.created += 1
                self.line.append(Customer(self.created, self.clock))
                if self.created < NUM_CUSTOMERS:
                    self.schedule(self.rng.exponential(2.5), ARRIVE)
                if self.serving is None:
                    self.start_service()
            else:
                self.served.append(self.serving)
                self.serving = None
                if self.line:
                    self.start_service()
            print(f"{self.clock:7.2f}  {kind}  in line: {len(self.line)}")


if __name__ == "__main__":
    bank = Bank(LCG(seed=42))
    bank.run()
    waits = [c.waited for c in bank.served]
    print(f"average wait {sum(waits) / len(waits):.2f} min")
    print(f"longest wait {max(waits):.2f} min (customer "
          f"{max(bank.served, key=lambda c: c.waited).number})")
