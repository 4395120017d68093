from collections import deque


class Customer:
    def __init__(self, name, arrival, service):
        self.name = name
        self.arrival = arrival
        self.service = service

    def __repr__(self):
        return f"<{self.name}>"


class Server:
    def __init__(self):
        self.current = None
        self.time_left = 0

    def busy(self):
        return self.current is not None

    def start(self, customer):
        self.current = customer
        self.time_left = customer.service

    def tick(self):
        if self.busy():
            self.time_left -= 1
            if self.time_left == 0:
                done = self.current
                self.current = None
                return done
        return None


class Simulation:
    def __init__(self, customers):
        self.arrivals = sorted(customers, key=lambda c: c.arrival)
        self.queue = deque()
        self.server = Server()
        self.waits = {}

    def run(self, until):
        for t in range(until):
            while self.arrivals and self.arrivals[0].arrival == t:
                c = self.arrivals.pop(0)
                self.queue.append(c)
                print(f"t={t}: {c.name} arrives")
            done = self.server.tick()
            if done:
                print(f"t={t}: {done.name} leaves")
            if not self.server.busy() and self.queue:
                c = self.queue.popleft()
                self.waits[c.name] = t - c.arrival
                self.server.start(c)
        return sum(self.waits.values()) / len(self.waits)


sim = Simulation([Customer("B", 1, 1), Customer("A", 0, 2)])
avg = sim.run(4)
print(sim.waits)
print("average wait", avg, sim.queue)
