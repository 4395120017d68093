from itertools import accumulate
from datetime import date

transactions = [
    ("2024-01-03", "salary", 2500.00),
    ("2024-01-05", "rent", -900.00),
    ("2024-01-09", "groceries", -84.35),
    ("2024-02-01", "rent", -900.00),
    ("2024-02-02", "groceries", -61.20),
]

def parse(t):
    y, m, d = map(int, t[0].split("-"))
    return date(y, m, d), t[1], t[2]

parsed = [parse(t) for t in transactions]
balances = list(accumulate(amount for _, _, amount in parsed))

print("date        category      amount    balance")
for (when, cat, amt), bal in zip(parsed, balances):
    print(f"{when!s:<12}{cat:<12}{amt:>8.2f}{bal:>11.2f}")

spent = {}
for when, cat, amt in parsed:
    if amt < 0:
        spent[cat] = spent.get(cat, 0) - amt

total = sum(spent.values())
for cat, amount in sorted(spent.items(), key=lambda x: x[1], reverse=True):
    share = amount / total
    print(f"{cat:<10} {share:6.1%} {'#' * round(share * 20)}")

gaps = [(b[0] - a[0]).days for a, b in zip(parsed, parsed[1:])]
print("days between:", gaps, "longest", max(gaps))
