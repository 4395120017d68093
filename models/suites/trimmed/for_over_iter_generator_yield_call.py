class Paginator:
    def __init__(self, items, per_page):
        self.items = items
        self.per_page = per_page

    def page(self, n):
        start = (n - 1) * self.per_page
        return self.items[start:start + self.per_page]

    def __iter__(self):
        for n in range(1, 4):
            yield self.page(n)

pages = Paginator([1, 2, 3, 4, 5], 2)
for page in pages:
    print(page)
