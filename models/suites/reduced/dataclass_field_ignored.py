from dataclasses import dataclass, field
@dataclass(order=True)
class Task:
    p: int
    name: str = field(compare=False)
x = Task(1, "x")
y = Task(1, "y")
print(x == y)
