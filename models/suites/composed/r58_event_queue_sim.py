import heapq
import itertools


class Event:
    def __init__(self, time, kind, customer):
        self.time = time
        self.kind = kind
        self.customer = customer

    def __lt__(self, other):
        return self.time < other.time


class BankSim:
    def __init__(self, arrivals, service_times):
        self.events = []
        self.queue = []
        self.busy = False
        self.waits = {}
        self.service = itertools.cycle(service_times)
        for i, t in enumerate(arrivals):
            heapq.heappush(self.events, Event(t, "arrive", f"C{i}"))

    def start_service(self, now):
        arrived, customer = self.queue.pop(0)
        self.waits[customer] = now - arrived
        self.busy = True
        heapq.heappush(self.events, Event(now + next(self.service), "leave", customer))

    def run(self):
        now = 0
        while self.events:
            ev = heapq.heappop(self.events)
            now = ev.time
            if ev.kind == "arrive":
                self.queue.append((now, ev.customer))
            else:
                self.busy = False
                print(f"t={now:>2} {ev.customer} leaves")
            if self.queue and not self.busy:
                self.start_service(now)
        return now


sim = BankSim(arrivals=[0, 1, 2], service_times=[4, 2])
finish = sim.run()
print("finished at", finish)
avg = sum(sim.waits.values()) / len(sim.waits)
print(f"average wait {avg:.2f}", sim.waits)
