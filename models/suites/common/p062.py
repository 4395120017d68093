from dataclasses import dataclass, field

@dataclass(order=True)
class Task:
    priority: int
    name: str = field(compare=False)
    tags: list = field(default_factory=list, compare=False)

tasks = [Task(3, "sleep"), Task(1, "code", ["fun"]), Task(2, "eat")]
tasks.sort()
for t in tasks:
    print(t)
tasks[0].tags.append("work")
print(min(tasks).tags, Task(1, "x") == Task(1, "y"))
