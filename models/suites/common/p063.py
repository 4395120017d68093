from dataclasses import dataclass, asdict, replace

@dataclass(frozen=True)
class Book:
    title: str
    year: int
    price: float = 9.99

    def __post_init__(self):
        if self.year < 0:
            raise ValueError("year?")

b = Book("Dune", 1965)
c = replace(b, price=5.0)
print(b, c.price, asdict(c))
print({b: "first"}[Book("Dune", 1965)])
try:
    b.year = 2000
except Exception as e:
    print(type(e).__name__, e)
