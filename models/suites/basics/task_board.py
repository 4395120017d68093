from dataclasses import dataclass, field


@dataclass
class Task:
    title: str
    priority: int = 1
    tags: list[str] = field(default_factory=list)

    def raise_priority(self) -> None:
        self.priority += 1


class Board:
    def __init__(self) -> None:
        self.tasks: dict[int, Task] = {}
        self.next_id = 1

    def add(self, title: str, priority: int = 1, tags=None) -> int:
        self.tasks[self.next_id] = Task(title, priority, tags or [])
        self.next_id += 1
        return self.next_id - 1

    def find(self, tag: str) -> list[Task]:
        return [t for t in self.tasks.values() if tag in t.tags]

    def total(self) -> int:
        total = 0
        for t in self.tasks.values():
            total += t.priority
        return total


board = Board()
a = board.add("write the report", priority=2, tags=["work"])
b = board.add("swim in the lake", tags=["fun", "health"])
c = board.add("buy milk and bread")
board.tasks[a].raise_priority()
board.tasks[b].raise_priority()
print([t.title for t in board.find("fun")])
print(board.total())
top = max(board.tasks.values(), key=lambda t: t.priority)
print(top)
