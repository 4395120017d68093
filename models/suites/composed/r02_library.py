# Library management system - assignment 3

class Book:
    def __init__(self, title, author, isbn):
        self.title = title
        self.author = author
        self.isbn = isbn
        self.borrowed_by = None

    def is_available(self):
        return self.borrowed_by is None

class Member:
    def __init__(self, name):
        self.name = name
        self.books = []

class Library:
    def __init__(self):
        self.books = {}
        self.members = {}

    def add_book(self, book):
        self.books[book.isbn] = book

    def add_member(self, member):
        self.members[member.name] = member

    def lend(self, isbn, member_name):
        book = self.books.get(isbn)
        member = self.members.get(member_name)
        if book is None or member is None:
            print("Not found")
            return False
        if not book.is_available():
            print(book.title, "is already borrowed by", book.borrowed_by.name)
            return False
        book.borrowed_by = member
        member.books.append(book)
        print(member.name, "borrowed", book.title)
        return True

    def give_back(self, isbn):
        book = self.books[isbn]
        member = book.borrowed_by
        member.books.remove(book)
        book.borrowed_by = None
        print(member.name, "returned", book.title)

lib = Library()
lib.add_book(Book("Dune", "Frank Herbert", "111"))
lib.add_book(Book("Emma", "Jane Austen", "222"))
lib.add_member(Member("Sara"))
lib.add_member(Member("Tom"))

lib.lend("111", "Sara")
lib.lend("111", "Tom")
lib.lend("333", "Tom")
lib.give_back("111")
lib.lend("111", "Tom")

available = [b.title for b in lib.books.values() if b.is_available()]
print("Available:", available)
