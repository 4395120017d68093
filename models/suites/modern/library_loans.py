from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Optional


@dataclass
class Book:
    isbn: str
    title: str
    borrower: Optional[str] = None
    due: Optional[date] = None


@dataclass
class Library:
    books: dict[str, Book] = field(default_factory=dict)

    def add(self, book: Book) -> None:
        self.books[book.isbn] = book

    def find(self, word: str) -> Optional[Book]:
        for book in self.books.values():
            if word.lower() in book.title.lower():
                return book

    def lend(self, word: str, who: str, day: date) -> str:
        book = self.find(word)
        if book.borrower:
            return f"{book.title} is already with {book.borrower} until {book.due:%d %b}"
        book.borrower = who
        book.due = day + timedelta(weeks=2)
        return f"{who} got {book.title}, due {book.due.isoformat()}"


lib = Library()
for isbn, title in [("111", "The Hobbit"), ("222", "Dune"), ("333", "Momo")]:
    lib.add(Book(isbn, title))

today = date(2024, 2, 20)
requests = [("hobbit", "Nina"), ("dune", "Omar"), ("Hobbit", "Paul"), ("emma", "Nina")]
for word, who in requests:
    print(lib.lend(word, who, today))

print("done")
