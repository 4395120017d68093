class Recipe:
    def __init__(self, title, price):
        self.title = title
        self.price = price
class Library:
    def __init__(self):
        self.books = []
    def add(self, book):
        self.books.append(book)
shelf = Library()
shelf.add(Recipe("Sand", 65))
shelf.add(Recipe("Park", 252))
longest = max(shelf.books, key=lambda b: b.price)
print(longest.title)
