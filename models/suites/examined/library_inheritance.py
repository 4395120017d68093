from abc import ABC, abstractmethod
from collections import defaultdict, deque


class Item(ABC):
    loan_days = 21

    def __init__(self, title: str, year: int) -> None:
        self.title = title
        self.year = year
        self.borrower: str | None = None

    @abstractmethod
    def fine(self, days_late: int) -> float:
        ...

    @property
    def available(self) -> bool:
        return self.borrower is None

    def __str__(self) -> str:
        mark = " " if self.available else "*"
        return f"{mark}{self.title} ({self.year})"

    def __lt__(self, other: "Item") -> bool:
        return (self.year, self.title) < (other.year, other.title)


class Book(Item):
    def __init__(self, title: str, year: int, author: str) -> None:
        super().__init__(title, year)
        self.author = author

    def fine(self, days_late: int) -> float:
        return max(0, days_late) * 0.10

    def __str__(self) -> str:
        return super().__str__() + f" by {self.author}"


class Dvd(Item):
    loan_days = 7

    def fine(self, days_late: int) -> float:
        return 0.0 if days_late <= 0 else min(5.0, 1 + 0.5 * (days_late - 1))


class AudioBook(Book, Dvd):
    pass


class Library:
    def __init__(self, *items: Item) -> None:
        self.items = {item.title: item for item in items}
        self.waiting: defaultdict[str, deque[str]] = defaultdict(deque)
        self.fines: dict[str, float] = {}

    def lend(self, title: str, who: str) -> None:
        item = self.items[title]
        if item.available:
            item.borrower = who
            print(f"{who} has {title} for {item.loan_days} days")
        elif item.borrower == who:
            print(f"{who} already has {title}")
        else:
            self.waiting[title].append(who)
            print(f"{who} is number {len(self.waiting[title])} in the queue for {title}")

    def give_back(self, title: str, after: int) -> None:
        item = self.items[title]
        late = after - item.loan_days
        who, item.borrower = item.borrower, None
        fine = item.fine(late)
        if fine:
            self.fines[who] = self.fines.get(who, 0) + fine
        print(f"{who} returns {title}, fine {fine:.2f}")
        if self.waiting[title]:
            self.lend(title, self.waiting[title].popleft())


if __name__ == "__main__":
    try:
        Item("Ghost", 1900)
    except TypeError as e:
        print("TypeError:", str(e).partition(" with")[0])

    lib = Library(Dvd("Alien", 1979), Book("Emma", 1815, "Austen"), AudioBook("Dune", 1965, "Herbert"))
    lib.lend("Alien", "Kim")
    lib.lend("Alien", "Lee")
    lib.lend("Alien", "Kim")
    lib.lend("Alien", "Mo")
    lib.lend("Dune", "Lee")
    lib.give_back("Alien", 10)
    lib.give_back("Dune", 30)
    lib.give_back("Alien", 40)
    for item in sorted(lib.items.values()):
        print(item, type(item).__name__)
    print({who: round(sum_, 2) for who, sum_ in lib.fines.items()}, dict(lib.waiting))
    print([c.__name__ for c in AudioBook.mro()][:4], AudioBook.loan_days)
