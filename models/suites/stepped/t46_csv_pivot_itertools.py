from collections import defaultdict
from functools import partial, reduce
from itertools import accumulate, chain, islice
import operator

SALES = """
north;2024-01;120
south;2024-01;80
north;2024-02;95
south;2024-03;60
"""


def rows(text, sep=";"):
    for line in text.strip().splitlines():
        region, month, amount = line.split(sep)
        yield region, month, int(amount)


def pivot(records):
    table = defaultdict(lambda: defaultdict(int))
    months = []
    for region, month, amount in records:
        table[region][month] += amount
        if month not in months:
            months.append(month)
    return table, sorted(months)


def fmt_row(label, cells, width=8):
    return f"{label:<{width}}" + "".join(f"{c:>{width}}" for c in cells)


table, months = pivot(rows(SALES))
print(fmt_row("region", months))
for region in sorted(table):
    print(fmt_row(region, [table[region].get(m, "-") for m in months]))

by_region = {r: sum(t.values()) for r, t in table.items()}
print(by_region)
best = max(by_region, key=by_region.get)
print("best:", best)

amounts = [a for _, _, a in rows(SALES)]
print(list(accumulate(amounts)))
print(reduce(operator.mul, islice(amounts, 2), 1))
print(list(chain.from_iterable([[1, 2], [3]])))
narrow = partial(fmt_row, width=4)
print(narrow("x", [1, 2]))
share = {r: f"{v / sum(amounts):.0%}" for r, v in by_region.items()}
print(share)
