# Which invoices are overdue?  Dates are text like 2024-03-15.
from datetime import date

TODAY = "2024-05-01"
INVOICES = [
    ("R-101", "Miller",  "2024-04-20", "1.250,00"),
    ("R-102", "Schulz",  "2024-03-15", "300,50"),
    ("R-103", "Miller",  "2024-01-31", "89,90"),
    ("R-104", "Okafor",  "2024-05-10", "2.000,00"),
    ("R-105", "Schulz",  "2024-02-30", "15,00"),
]
BUCKETS = [(0, "not due"), (30, "1-30 days"), (60, "31-60 days"), (10**6, "older")]


def to_date(text):
    year, month, day = map(int, text.split("-"))
    return date(year, month, day)


def to_amount(text):
    return float(text.replace(".", "").replace(",", "."))


def bucket_for(days):
    for limit, label in BUCKETS:
        if days <= limit:
            return label


report = {label: [] for _, label in BUCKETS}
bad = []
today = to_date(TODAY)
for number, customer, due, amount in INVOICES:
    try:
        late = (today - to_date(due)).days
    except ValueError as e:
        bad.append(f"{number}: {e} ({due})")
        continue
    report[bucket_for(late)].append((customer, number, late, to_amount(amount)))

grand = 0
for label, items in report.items():
    subtotal = sum(i[-1] for i in items)
    grand += subtotal
    print(f"{label:<12}{len(items)} invoice{'' if len(items) == 1 else 's'}{subtotal:>12,.2f}")
    for customer, number, late, amount in sorted(items):
        print(f"    {number} {customer:<8} {late:+4d} {amount:>10.2f}")
print(f"{'TOTAL':<12}{grand:>22,.2f}")
print("Please check:", *bad)
