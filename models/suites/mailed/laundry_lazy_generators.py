"""Generators do nothing until somebody asks: the laundry example."""
from itertools import islice


def wash(clothes):
    print("machine switched on")
    for item in clothes:
        print("  washing", item)
        yield item + "*"
    print("machine switched off")


def dry(washed):
    for item in washed:
        if item.startswith("wool"):
            print("  (no dryer for %s)" % item)
            continue
        yield item.upper()


basket = ["sock", "wool hat", "shirt", "towel", "apron"]
line = dry(wash(basket))
print("pipeline ready:", type(line).__name__)

print("first ->", next(line))
basket.append("scarf")
print("two more ->", list(islice(line, 2)))

print("is there SCARF*?", "SCARF*" in line)
print("anything left?", list(line))
print("default:", next(line, "empty"))


def counter():
    total = 0
    while total < 10:
        step = yield total
        total += step or 1
    return "full"


c = counter()
print(next(c), c.send(4), next(c))
try:
    c.send(7)
except StopIteration as stop:
    print("returned", stop.value)
