"""Pipelines of generators: send(), throw(), close(), yield from."""
from functools import wraps
from itertools import count, islice, takewhile
import math


def primed(func):
    @wraps(func)
    def start(*args, **kwargs):
        gen = func(*args, **kwargs)
        next(gen)
        return gen
    return start


class Reset(Exception):
    pass


@primed
def averager():
    total, n = 0.0, 0
    mean = None
    while True:
        try:
            x = yield mean
        except Reset:
            total, n, mean = 0.0, 0, None
            continue
        total += x
        n += 1
        mean = total / n


@primed
def tee(*targets):
    try:
        while True:
            item = yield
            for t in targets:
                t.send(item)
    except GeneratorExit:
        for t in targets:
            t.close()
        print("tee closed")


@primed
def collect(label, into, keep=lambda x: True):
    try:
        while True:
            x = yield
            if keep(x):
                into.setdefault(label, []).append(x)
    finally:
        print("closing", label, "with", len(into.get(label, ())), "items")


def flatten(tree):
    """Return the number of leaves as the generator's value."""
    leaves = 0
    for node in tree:
        if isinstance(node, (list, tuple)):
            leaves += yield from flatten(node)
        else:
            leaves += 1
            yield node
    return leaves


def counted(gen, out):
    out.append((yield from gen))


avg = averager()
print([avg.send(v) for v in (10, 20, 60)])
print(avg.throw(Reset), avg.send(7))
avg.close()

bins = {}
sink = tee(collect("even", bins, lambda x: x % 2 == 0), collect("square", bins, lambda x: math.isqrt(x) ** 2 == x))
leaves = []
for number in counted(flatten([4, [9, (6, [])], 7]), leaves):
    sink.send(number)
sink.close()
print(bins, leaves)
print(list(takewhile(lambda n: n < 40, (n * n for n in islice(count(3), 10)))))
