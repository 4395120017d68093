class Book:
    def __init__(self, text):
        self.text = text

    @property
    def pages(self):
        return len(self.text) // 2

    def page(self, n):
        if not 1 <= n <= self.pages:
            return "no such page"
        return self.text[2 * n - 2:2 * n]

b = Book("abcdef")
print(b.page(2))
print(b.page(9))
