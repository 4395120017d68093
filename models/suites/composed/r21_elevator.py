class Elevator:
    def __init__(self, floors, start=0):
        self.floors = floors
        self.current = start
        self.direction = "idle"
        self.requests = []
        self.log = []

    def request(self, floor):
        if floor < 0 or floor >= self.floors:
            print("Invalid floor:", floor)
            return
        if floor not in self.requests:
            self.requests.append(floor)

    def next_stop(self):
        if not self.requests:
            return None
        if self.direction == "up":
            above = [f for f in self.requests if f > self.current]
            if above:
                return min(above)
        elif self.direction == "down":
            below = [f for f in self.requests if f < self.current]
            if below:
                return max(below)
        return min(self.requests, key=lambda f: abs(f - self.current))

    def move(self):
        target = self.next_stop()
        if target is None:
            self.direction = "idle"
            return False
        self.direction = "up" if target > self.current else "down"
        distance = abs(target - self.current)
        self.current = target
        self.requests.remove(target)
        self.log.append((target, distance))
        print("Going", self.direction, "to floor", target)
        return True

lift = Elevator(10, start=4)
for f in [6, 2, 9, 12, 6]:
    lift.request(f)

while lift.move():
    pass

total = 0
for floor, dist in lift.log:
    total += dist
print("Stops:", len(lift.log), "Distance:", total)
print("State:", lift.direction)
