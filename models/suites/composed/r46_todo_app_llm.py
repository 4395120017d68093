"""A minimal to-do list application."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Iterator


class Priority(Enum):
    LOW = 1
    MEDIUM = 2
    HIGH = 3


@dataclass
class Todo:
    """A single to-do item."""

    title: str
    priority: Priority = Priority.MEDIUM
    done: bool = False
    tags: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        mark = "x" if self.done else " "
        return f"[{mark}] {self.title} ({self.priority.name.lower()})"


class TodoList:
    """Manages a collection of to-do items."""

    def __init__(self) -> None:
        self._items: list[Todo] = []

    def add(self, title: str, **kwargs) -> Todo:
        todo = Todo(title, **kwargs)
        self._items.append(todo)
        return todo

    def complete(self, index: int) -> None:
        try:
            self._items[index].done = True
        except IndexError:
            print(f"No item at index {index}")

    def pending(self) -> Iterator[Todo]:
        for item in sorted(self._items, key=lambda t: t.priority.value, reverse=True):
            if not item.done:
                yield item

    def stats(self) -> tuple[int, int]:
        done = sum(1 for t in self._items if t.done)
        return done, len(self._items)


def main() -> None:
    todos = TodoList()
    todos.add("Write report", priority=Priority.HIGH, tags=["work"])
    todos.add("Buy milk")
    todos.add("Call mom", priority=Priority.HIGH)
    todos.complete(0)
    todos.complete(7)

    for todo in todos.pending():
        print(todo)
    done, total = todos.stats()
    print(f"{done}/{total} done ({done / total:.0%})")


if __name__ == "__main__":
    main()
