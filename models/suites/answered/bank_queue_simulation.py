"""Simulate customers waiting in line at a bank with one teller."""
from collections import deque

# (arrival minute, name, minutes of service needed)
customers = [
    (0, "Ann", 3),
    (1, "Bob", 2),
    (2, "Cara", 4),
    (10, "Dan", 1),
]

arrivals = deque(customers)
line = deque()
serving = None       # the customer at the counter
time_left = 0
waits = {}

for minute in range(15):
    # 1. New customers join the end of the line
    while arrivals and arrivals[0][0] == minute:
        customer = arrivals.popleft()
        line.append(customer)
        print(f"[{minute:2d}] {customer[1]} arrives, line length {len(line)}")

    # 2. If the teller is free, call the next customer
    if serving is None and line:
        arrived, serving, time_left = line.popleft()
        waits[serving] = minute - arrived
        print(f"[{minute:2d}] {serving} is called after {waits[serving]} min")

    # 3. One minute of work is done
    if serving is not None:
        time_left -= 1
        if time_left == 0:
            print(f"[{minute:2d}] {serving} is finished")
            serving = None

average = sum(waits.values()) / len(waits)
print(f"Served {len(waits)} customers, average wait {average:.2f} min")
print("Longest wait:", max(waits, key=waits.get))
