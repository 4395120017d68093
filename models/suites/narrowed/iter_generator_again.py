class Shelf:
    def __init__(self):
        self.books = ["a", "b"]

    def __iter__(self):
        for b in self.books:
            yield b

s = Shelf()
for b in s:
    print(b)
print("b" in s, " ".join(s))
print(sorted(s), max(s))
