"""
Library management example.

Demonstrates classes, exceptions and basic collections.
"""
from dataclasses import dataclass, field
from typing import Dict, List, Optional


class BookNotAvailableError(Exception):
    """Raised when a book cannot be borrowed."""


@dataclass
class Book:
    title: str
    author: str
    isbn: str
    borrowed_by: Optional[str] = None

    @property
    def is_available(self) -> bool:
        return self.borrowed_by is None


@dataclass
class Library:
    books: Dict[str, Book] = field(default_factory=dict)
    history: List[str] = field(default_factory=list)

    def add_book(self, book: Book) -> None:
        self.books[book.isbn] = book

    def borrow(self, isbn: str, member: str) -> Book:
        book = self.books.get(isbn)
        if book is None:
            raise KeyError(f"No book with ISBN {isbn}")
        if not book.is_available:
            raise BookNotAvailableError(
                f"'{book.title}' is already borrowed by {book.borrowed_by}"
            )
        book.borrowed_by = member
        self.history.append(f"{member} borrowed {book.title}")
        return book

    def give_back(self, isbn: str) -> None:
        book = self.books[isbn]
        self.history.append(f"{book.borrowed_by} returned {book.title}")
        book.borrowed_by = None


def main() -> None:
    library = Library()
    library.add_book(Book("1984", "George Orwell", "111"))
    library.add_book(Book("Dune", "Frank Herbert", "222"))

    for isbn, member in [("111", "Ann"), ("111", "Bob"), ("333", "Cid")]:
        try:
            book = library.borrow(isbn, member)
            print(f"✓ {member} got {book.title}")
        except BookNotAvailableError as e:
            print(f"✗ {e}")
        except KeyError as e:
            print(f"✗ {e}")

    library.give_back("111")
    available = [b.title for b in library.books.values() if b.is_available]
    print("Available:", ", ".join(available))
    for i, line in enumerate(library.history, 1):
        print(f"{i}. {line}")


if __name__ == "__main__":
    main()
