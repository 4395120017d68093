from datetime import date, datetime, timedelta
from decimal import Decimal


class Loan:
    def __init__(self, title, start, fee, days=14):
        self.title = title
        self.due = start + timedelta(days=days)
        self.fee = fee
        self.returned = None

    @property
    def state(self):
        return "back" if self.returned else "out"

    def late(self, today):
        return max(0, (today - self.due).days)

    def __repr__(self):
        return f"{self.title} due {self.due:%d.%m.%Y} ({self.state}, {self.fee})"


class Visit:
    def __init__(self, who, start):
        self.who = who
        self.start = start
        self.end = None

    @property
    def length(self):
        return (self.end or self.start) - self.start

    def __repr__(self):
        return f"Visit({self.who!r}, {self.length.seconds}s)"


today = date(2024, 3, 10)
loans = [Loan("Dune", date(2024, 3, 1), Decimal("0.50")), Loan("Emma", date(2024, 2, 20), Decimal("1.25"), 7)]
for loan in loans:
    print(loan, loan.late(today))
loans[0].returned = today
loans.sort(key=lambda loan: loan.due)
print(loans)

limit = timedelta(minutes=2)
visit = Visit("ann", datetime(2024, 3, 1, 10))
if visit.start - datetime(2024, 3, 1) > limit:
    visit.end = visit.start + limit
print(visit.who, visit.length)
print("limit", limit, visit.end)
