from dataclasses import dataclass
from typing import Optional


@dataclass
class Book:
    title: str
    author: str
    isbn: str
    borrowed_by: Optional[str] = None

    @property
    def is_available(self) -> bool:
        return self.borrowed_by is None


class Library:
    """Manages a collection of books."""

    def __init__(self) -> None:
        self._books: dict[str, Book] = {}

    def add(self, book: Book) -> None:
        self._books[book.isbn] = book

    def borrow(self, isbn: str, member: str) -> bool:
        book = self._books.get(isbn)
        if book and book.is_available:
            book.borrowed_by = member
            return True
        return False

    def available(self) -> list[str]:
        return [b.title for b in self._books.values() if b.is_available]


library = Library()
library.add(Book("Dune", "Herbert", "111"))
library.add(Book("Emma", "Austen", "222"))
print(library.borrow("111", "Ann"))
print(library.borrow("111", "Bob"))
print(library.borrow("999", "Bob"))
print("Available:", library.available())
