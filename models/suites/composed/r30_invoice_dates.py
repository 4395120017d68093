from dataclasses import dataclass
from datetime import date, timedelta

TODAY = date(2024, 3, 15)
LATE_FEE = 1.5


@dataclass
class Invoice:
    number: str
    issued: date
    amount: float
    terms: int = 30

    @property
    def due(self) -> date:
        return self.issued + timedelta(days=self.terms)

    def days_late(self, today: date) -> int:
        return max((today - self.due).days, 0)

    def fee(self, today):
        return self.days_late(today) * LATE_FEE


invoices = [
    Invoice("INV-001", date(2024, 1, 31), 250.0),
    Invoice("INV-002", date(2024, 2, 28), 99.9, terms=14),
    Invoice("INV-003", date(2024, 3, 1), 1200.0),
]

for inv in invoices:
    late = inv.days_late(TODAY)
    status = f"{late} days late" if late else "ok"
    print(f"{inv.number} due {inv.due.isoformat()} {inv.due:%a} {status}")

overdue = [i for i in invoices if i.due < TODAY]
print("overdue:", len(overdue))
print("fees:", sum(i.fee(TODAY) for i in overdue))
print("owed: {:.2f}".format(sum(i.amount for i in overdue)))
last = max(invoices, key=lambda i: i.due)
print("last due:", last.due.strftime("%d %B %Y"), last.due.year)
