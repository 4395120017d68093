from dataclasses import dataclass, field
from enum import Enum


class Priority(Enum):
    LOW = 1
    MEDIUM = 2
    HIGH = 3


@dataclass
class Task:
    title: str
    priority: Priority = Priority.MEDIUM
    done: bool = False


@dataclass
class TodoList:
    tasks: list[Task] = field(default_factory=list)

    def add(self, title: str, priority: Priority = Priority.MEDIUM) -> Task:
        task = Task(title, priority)
        self.tasks.append(task)
        return task

    def complete(self, title: str) -> bool:
        for task in self.tasks:
            if task.title == title:
                task.done = True
                return True
        return False

    def pending(self) -> list[Task]:
        return sorted(
            (t for t in self.tasks if not t.done),
            key=lambda t: t.priority.value,
            reverse=True,
        )


if __name__ == "__main__":
    todo = TodoList()
    todo.add("Write report", Priority.HIGH)
    todo.add("Buy milk", Priority.LOW)
    todo.add("Call Bob")
    todo.complete("Write report")
    for task in todo.pending():
        print(f"[{task.priority.name}] {task.title}")
