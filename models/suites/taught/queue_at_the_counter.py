"""Simulation: customers at the post office counter, one step = one minute."""
from collections import deque

# (arrival minute, name, minutes needed)
arrivals = [(0, "Ines", 3), (1, "Paul", 2), (2, "Quin", 1), (7, "Rosa", 2)]

queue = deque()
busy_with = None
remaining = 0
idle = 0
waiting_times = {}

for minute in range(10):
    while arrivals and arrivals[0][0] == minute:
        queue.append(arrivals.pop(0))

    if busy_with is None and queue:
        arrived, busy_with, remaining = queue.popleft()
        waiting_times[busy_with] = minute - arrived

    names = [person[1] for person in queue]
    print(f"{minute:>2}: counter={busy_with or '-':<5} queue={names}")

    if busy_with is None:
        idle += 1
    else:
        remaining -= 1
        if remaining == 0:
            busy_with = None

print(waiting_times)
print("average wait:", sum(waiting_times.values()) / len(waiting_times))
print("idle minutes:", idle)
