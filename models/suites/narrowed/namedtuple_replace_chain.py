from typing import NamedTuple

class Line(NamedTuple):
    text: str
    qty: int
    unit: float = 1.5

    def net(self):
        return self.qty * self.unit

lines = [Line("hours", 12), Line("Book", 2, 24.5)]
print(lines[1]._replace(qty=3).net())
