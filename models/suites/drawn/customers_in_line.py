def simulate(people):
    free = 0
    delays = {}
    for name, came, need in people:
        start = max(free, came)
        free = start + need
        delays[name] = start - came
        if start > came:
            print(name, 'waits', start - came)
    return delays, free
def pages(items, size):
    out = []
    for i in range(0, len(items), size):
        out.append(items[i:i + size])
    return out
def summary(delays):
    values = sorted(delays.values())
    return max(values), sum(values) / len(values)
delays, end = simulate([('Finn', 1, 2), ('Rosa', 1, 3), ('Mia', 2, 3)])
print('closed at', end)

print(summary(delays))
names = list(delays)
for n, part in enumerate(pages(names, 2), 1):
    print(n, part)
