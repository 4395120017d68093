from dataclasses import dataclass

@dataclass(frozen=True)
class P:
    x: int
    y: int

    @classmethod
    def origin(cls):
        return cls(x=0, y=0)

    @classmethod
    def parse(cls, s):
        a, b = s.split(",")
        return cls(x=int(a), y=int(b))

print(P.origin())
print(P.parse("3,4"))
