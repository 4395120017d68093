import heapq


class Sim:
    def __init__(self):
        self.clock = 0.0
        self.events = []

    def schedule(self, delay, kind):
        heapq.heappush(self.events, (self.clock + delay, kind))

    def run(self):
        self.schedule(0.5, "arrive")
        self.schedule(0.2, "leave")
        while self.events:
            self.clock, kind = heapq.heappop(self.events)
            print(kind, self.clock)


sim = Sim()
sim.run()
