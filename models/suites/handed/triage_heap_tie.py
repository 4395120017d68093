import heapq


class WaitingRoom:
    def __init__(self):
        self._heap = []
        self.seen = 0

    def arrive(self, name, age, urgency):
        patient = {"name": name, "age": age}
        # small children go a little earlier
        if age < 6:
            urgency -= 1
        heapq.heappush(self._heap, (urgency, patient))
        print(f"+ {name} (urgency {urgency}), {len(self._heap)} waiting")

    def call_next(self):
        urgency, patient = heapq.heappop(self._heap)
        self.seen += 1
        print(f"- {patient['name']} please")
        return patient


room = WaitingRoom()
morning = [
    ("Olsen", 44, 3),
    ("Pires", 71, 1),
    ("Quinn", 5, 3),
    ("Rossi", 33, 5),
]
for name, age, urgency in morning:
    room.arrive(name, age, urgency)

room.call_next()
room.call_next()

# worked all morning, then after lunch:
room.arrive("Sato", 60, 4)
room.arrive("Tran", 29, 3)
room.call_next()
