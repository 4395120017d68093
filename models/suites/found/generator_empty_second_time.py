# The average is right but then the maximum says the sequence is empty.
from itertools import islice, takewhile


def temperatures(lines):
    print("start reading")
    for line in lines:
        station, _, value = line.partition("=")
        if not value:
            continue
        yield station.strip(), float(value)
    print("end of data")


def collatz(n):
    while True:
        yield n
        if n == 1:
            return
        n = n // 2 if n % 2 == 0 else 3 * n + 1


def average(pairs):
    total = count = 0
    for _, t in pairs:
        total += t
        count += 1
    return total / count if count else None


print(list(islice(collatz(6), 4)))
print(max(collatz(3)), list(takewhile(lambda v: v > 2, collatz(5))))

lines = ["north = 3.5", "south=12", "broken", "west = -1.25"]
data = temperatures(lines)
print("first:", next(data))
avg = average(data)
print(f"average: {avg:.3f}  (I expected 4.750)")
print("again:", average(data), "3.5" in data)

pairs = zip("abc", [1, 2, 3])
print(dict(pairs), dict(pairs))
warmest = max(temperatures(lines), key=lambda p: p[1])
print("warmest:", warmest)
coldest = min(data, key=lambda p: p[1])
print("coldest:", coldest)
