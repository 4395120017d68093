from dataclasses import dataclass
from datetime import date, timedelta

@dataclass
class Invoice:
    number: str
    issued: date
    terms: int = 30

    @property
    def due(self):
        return self.issued + timedelta(days=self.terms)

invoices = [
    Invoice("INV-001", date(2024, 1, 31)),
    Invoice("INV-002", date(2024, 2, 28), terms=14),
    Invoice("INV-003", date(2024, 3, 1)),
]
for inv in invoices:
    print(inv.number, inv.due)
overdue = [i for i in invoices if i.due < date(2024, 3, 15)]
print(len(overdue))
