class Library:
    def __init__(self):
        self.books = {}
        self.loans = {}

    def add(self, title, copies=1):
        self.books[title] = self.books.get(title, 0) + copies

    def lend(self, who, title):
        if self.books.get(title, 0) < 1:
            raise LookupError(f"{title} not available")
        self.books[title] -= 1
        self.loans.setdefault(who, []).append(title)

    def give_back(self, who, title):
        self.loans[who].remove(title)
        self.books[title] += 1
        if not self.loans[who]:
            del self.loans[who]

lib = Library()
lib.add("Dune")
lib.lend("Ann", "Dune")
try:
    lib.lend("Bob", "Dune")
except LookupError as e:
    print("Sorry,", e)
lib.give_back("Ann", "Dune")
print(lib.books, lib.loans)
