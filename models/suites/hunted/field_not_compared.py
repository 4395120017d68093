from dataclasses import dataclass, field

@dataclass
class T:
    pri: int
    name: str = field(compare=False)

print(T(1, "x") == T(1, "y"))
