from dataclasses import dataclass
from typing import Generic, Sequence, TypeVar
import math

T = TypeVar("T")


@dataclass(frozen=True)
class Page(Generic[T]):
    items: Sequence[T]
    number: int
    total_pages: int

    @property
    def has_next(self) -> bool:
        return self.number < self.total_pages

    @property
    def has_prev(self) -> bool:
        return self.number > 1


class Paginator(Generic[T]):
    def __init__(self, items: Sequence[T], per_page: int = 10):
        if per_page < 1:
            raise ValueError("per_page must be >= 1")
        self.items = items
        self.per_page = per_page

    @property
    def num_pages(self) -> int:
        return max(1, math.ceil(len(self.items) / self.per_page))

    def page(self, number: int) -> Page[T]:
        if not 1 <= number <= self.num_pages:
            raise IndexError(f"page {number} of {self.num_pages}")
        start = (number - 1) * self.per_page
        return Page(self.items[start:start + self.per_page], number, self.num_pages)

    def __iter__(self):
        for n in range(1, self.num_pages + 1):
            yield self.page(n)


users = [f"user{i:02d}" for i in range(1, 6)]
pages = Paginator(users, per_page=2)
for page in pages:
    nav = ("<" if page.has_prev else " ") + str(page.number) + (">" if page.has_next else " ")
    print(nav, ", ".join(page.items))

try:
    pages.page(9)
except IndexError as e:
    print("404:", e)
