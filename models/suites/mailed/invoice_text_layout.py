import json
import textwrap
from collections import Counter
from statistics import median

ORDER = json.loads("""
{"no": 1043, "lines": [
  {"sku": "BX-1", "text": "Cardboard box, flat packed, double wall", "n": 25, "each": 0.84},
  {"sku": "TP-7", "text": "Tape", "n": 6, "each": 2.5},
  {"sku": "BX-4", "text": "Archive box with lid", "n": 3, "each": 11.999}
], "discount": null}
""")
WIDTH = 18


def render(line):
    amount = round(line["n"] * line["each"], 2)
    chunks = textwrap.wrap(line["text"], WIDTH)
    head, *tail = chunks
    yield f"{line['sku']} {head:<{WIDTH}} {line['n']:>3} {amount:>8,.2f}"
    for extra in tail:
        yield " " * 5 + extra
    return amount


def collect(order):
    totals = []

    def one(line):
        totals.append((yield from render(line)))

    rows = [row for ln in order["lines"] for row in one(ln)]
    return rows, totals


rows, totals = collect(ORDER)
print("INVOICE {no:06d}".format_map(ORDER).center(34, "="))
print("\n".join(rows))
net = sum(totals) - (ORDER.get("discount") or 0)
print(f"{'net':>10}{net:>24.2f}")
print(f"{'median':>10}{median(totals):>24.2f}")
families = Counter(ln["sku"][:2] for ln in ORDER["lines"])
print(families.most_common(1), dict(families))
