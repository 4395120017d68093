from itertools import groupby, islice
from collections import Counter


def say(s):
    return ''.join(f'{len(list(g))}{k}' for k, g in groupby(s))


def look_and_say(start='1'):
    while True:
        yield start
        start = say(start)


terms = list(islice(look_and_say(), 9))
for i, t in enumerate(terms, 1):
    print(i, len(t), t)

print(Counter(terms[-1]).most_common())
for a, b in zip(terms[4:], terms[5:]):
    print(f'{len(b) / len(a):.3f}', end=' ')
print()
# aoc 2015 day 10 sample
assert say('111221') == '312211'
