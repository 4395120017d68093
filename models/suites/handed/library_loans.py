"""Exercise sheet 7: a small library with loans and custom exceptions."""
from datetime import date, timedelta

class LibraryError(Exception):
    """Base class of everything that can go wrong in our library."""


class NotAvailable(LibraryError):
    def __init__(self, title, until):
        super().__init__(f"{title!r} is lent out until {until:%d.%m.%Y}")
        self.until = until


class Medium:
    loan_days = 28

    def __init__(self, title):
        self.title = title
        self.due = None

    def lend(self, today):
        if self.due is not None:
            raise NotAvailable(self.title, self.due)
        self.due = today + timedelta(days=self.loan_days)
        return self.due

    def give_back(self, today):
        if not self.due: raise LibraryError("was never lent")
        late = max((today - self.due).days, 0)
        self.due = None
        return late * self.fee()

    def fee(self):
        return 10

    def __str__(self):
        return f"{type(self).__name__:<7}{self.title}"


class Book(Medium): pass

class Dvd(Medium):
    loan_days = 7

    def fee(self):
        return super().fee() * 5


start = date(2024, 2, 20)
shelf = {m.title: m for m in (Book("Momo"), Dvd("Metropolis"), Book("Emil"))}
actions = [("lend", "Momo", 0), ("lend", "Metropolis", 1), ("lend", "Momo", 3),
           ("back", "Metropolis", 12), ("back", "Emil", 13), ("lend", "Heidi", 14),
           ("back", "Momo", 20)]

for what, title, day in actions:
    today = start + timedelta(day)
    try:
        medium = shelf[title]
        if what == "lend":
            print(today.isoformat(), medium, "due", medium.lend(today))
        else:
            cents = medium.give_back(today)
            print(today.isoformat(), medium, f"fee {cents / 100:.2f}")
    except NotAvailable as e:
        print(today, "SORRY:", e, f"({(e.until - today).days} days)")
    except LibraryError as e:
        print(today, "ERROR:", e)
    except KeyError as e:
        print(today, "we do not have", e)
