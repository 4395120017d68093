from dataclasses import dataclass
@dataclass
class B:
    y: int
    def __post_init__(self):
        self.z = self.y + 1
b = B(1)
