from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Optional


class Status(Enum):
    TODO = auto()
    DOING = auto()
    DONE = auto()


@dataclass
class Task:
    title: str
    priority: int = 1
    status: Status = Status.TODO
    tags: list[str] = field(default_factory=list)

    def advance(self) -> None:
        order = list(Status)
        i = order.index(self.status)
        if i < len(order) - 1:
            self.status = order[i + 1]


class Board:
    def __init__(self) -> None:
        self.tasks: dict[int, Task] = {}
        self._next = 1

    def add(self, title: str, **kw) -> int:
        tid = self._next
        self.tasks[tid] = Task(title, **kw)
        self._next += 1
        return tid

    def find(self, tag: str) -> list[Task]:
        return [t for t in self.tasks.values() if tag in t.tags]

    def summary(self) -> dict[str, int]:
        counts = {s.name: 0 for s in Status}
        for t in self.tasks.values():
            counts[t.status.name] += 1
        return counts


board = Board()
a = board.add("write", priority=2, tags=["work"])
b = board.add("swim", tags=["fun", "health"])
board.tasks[a].advance()
board.tasks[a].advance()
board.tasks[b].advance()
print(board.summary())
print([t.title for t in board.find("fun")])
print(sorted(board.tasks.values(), key=lambda t: -t.priority)[0])
