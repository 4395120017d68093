from itertools import groupby
from operator import itemgetter

# (category, what, cents)
expenses = [
    ("food", "bread", 320),
    ("food", "cheese", 675),
    ("travel", "bus", 280),
    ("food", "apples", 410),
    ("fun", "cinema", 1200),
    ("travel", "train", 1990),
    ("fun", "book", 1499),
]


def euros(cents):
    whole, rest = divmod(cents, 100)
    return f"{whole}.{rest:02}"


def totals_per_category(rows):
    result = {}
    for cat, group in groupby(rows, key=itemgetter(0)):
        total = 0
        for _, what, cents in group:
            total += cents
        result[cat] = total
    return result


totals = totals_per_category(expenses)
for cat in totals:
    print(cat.ljust(8, "."), euros(totals[cat]).rjust(8, "."))

spent = sum(e[2] for e in expenses)
booked = sum(totals.values())
print("sum of everything: ", euros(spent))
print("sum of categories: ", euros(booked))
if spent != booked:
    print("WHERE DID", euros(spent - booked), "GO?")
