# Ageing report. Dates are plain (month, day) of the same year, 30 day months.
from bisect import bisect_right
from itertools import groupby
from operator import itemgetter

Today = (6, 15)
Limits = [0, 30, 60]
Labels = ["not due", "1-30", "31-60", "over 60"]

Invoices = [
    ("Vogel KG", 2201, (5, 1), 1200.00, 0.0),
    ("Abacus", 2188, (3, 20), 310.50, 100.0),
    ("Vogel KG", 2240, (6, 20), 89.90, 0.0),
    ("Abacus", 2230, (6, 10), 45.00, 45.0),
    ("Tidewater", 2215, (5, 15), 640.25, 0.25),
]


def DayNumber(date):
    month, day = date
    return (month - 1) * 30 + day


def Bucket(late):
    if late <= 0:
        return 0
    return bisect_right(Limits, late - 1)


columns = [0.0] * len(Labels)
print("customer   " + "".join(label.rjust(10) for label in Labels))
for customer, group in groupby(sorted(Invoices), key=itemgetter(0)):
    row = [0.0] * len(Labels)
    for _, number, due, amount, paid in group:
        balance = round(amount - paid, 2)
        if not balance:
            continue
        late = DayNumber(Today) - DayNumber(due)
        row[Bucket(late)] += balance
    print(customer.ljust(11) + "".join(("%.2f" % v if v else "-").rjust(10) for v in row))
    columns = [a + b for a, b in zip(columns, row)]
print("total".ljust(11) + "".join("%10.2f" % v for v in columns))
print("to remind: %.2f" % sum(columns[1:]))
