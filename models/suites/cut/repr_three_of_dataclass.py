from dataclasses import dataclass

@dataclass
class P:
    x: int
    y: int = 0

p = P(1)
print(P.__name__, p == P(1, 0))
print(p, str(p), repr(p))
