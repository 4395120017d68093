from dataclasses import dataclass, field
from enum import Enum

class Priority(Enum):
    LOW = 1
    HIGH = 3

@dataclass
class Todo:
    title: str
    priority: Priority = Priority.LOW
    done: bool = False
    tags: list[str] = field(default_factory=list)

class TodoList:
    def __init__(self) -> None:
        self._items: list[Todo] = []

    def complete(self, index: int) -> None:
        try:
            self._items[index].done = True
        except IndexError:
            print(f"No item at index {index}")

todos = TodoList()
todos._items.append(Todo("Write report", priority=Priority.HIGH, tags=["work"]))
todos._items.append(Todo("Buy milk"))
todos.complete(0)
todos.complete(7)
