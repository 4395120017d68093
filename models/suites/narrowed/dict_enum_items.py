from enum import Enum, auto

class Kind(Enum):
    NAME = auto()
    OP = auto()
    NUM = auto()

tokens = [(Kind.NAME, "x"), (Kind.OP, "="), (Kind.NUM, "3"), (Kind.OP, "+"), (Kind.NUM, "4")]
counts = {}
for kind, text in tokens:
    counts[kind] = counts.get(kind, 0) + 1
for kind, n in counts.items():
    print(kind.name, n)
