from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal


@dataclass(order=True)
class Subscription:
    due: date
    name: str = field(compare=False)
    price: Decimal = field(compare=False)

    def renew(self):
        if self.due.month == 12:
            self.due = self.due.replace(year=self.due.year + 1, month=1)
        else:
            self.due = self.due.replace(month=self.due.month + 1)


def pay_until(subs, last_day):
    paid = Decimal("0")
    while (sub := min(subs)).due <= last_day:
        print(f"{sub.due:%d %b %Y}  {sub.name:<10}{sub.price:>7}")
        paid += sub.price
        sub.renew()
    return paid


subs = [
    Subscription(date(2023, 11, 15), "paper", Decimal("12.90")),
    Subscription(date(2023, 12, 31), "gym", Decimal("29.99")),
    Subscription(date(2024, 1, 2), "music", Decimal("9.50")),
]
total = pay_until(subs, date(2024, 3, 31))
print("first quarter:", total)
