from collections import deque, namedtuple

Customer = namedtuple("Customer", "name arrival items")

customers = deque([
    Customer("Ayse", 0, 3),
    Customer("Bob", 1, 1),
    Customer("Chen", 1, 4),
    Customer("Dora", 2, 2),
    Customer("Eve", 7, 1),
])

tills = [deque(), deque()]
busy = [0, 0]      # remaining items
finished = []
minute = 0

while customers or any(tills):
    # who comes in?
    while customers and customers[0].arrival <= minute:
        c = customers.popleft()
        # takes the shortest queue
        lengths = [len(t) for t in tills]
        best = lengths.index(min(lengths))
        tills[best].append(c)
        if len(tills[best]) == 1:
            busy[best] = c.items
    # every till scans one item
    for nr in range(len(tills)):
        if not tills[nr]:
            continue
        busy[nr] -= 1
        if busy[nr] == 0:
            done = tills[nr].popleft()
            waited = minute + 1 - done.arrival - done.items
            finished.append((done.name, nr + 1, waited))
            if tills[nr]:
                busy[nr] = tills[nr][0].items
    picture = " | ".join("".join(c.name[0] for c in t).ljust(3) for t in tills)
    print("min", str(minute).rjust(2), " ", picture)
    minute += 1

print()
for name, till, waited in finished:
    print(f"{name:6s} till {till}  waited {waited} min" + ("!" * waited))
avg = sum(w for _, _, w in finished) / len(finished)
print("average waiting time: %.2f" % avg)
