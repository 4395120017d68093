from typing import NamedTuple

class P(NamedTuple):
    x: int

p = P(1)
p.x = 5
