from dataclasses import dataclass, asdict

@dataclass
class Record:
    name: str
    value: float

r = Record("Ann", 2.5)
d = asdict(r)
print(d)
print(asdict(Record("Bo", 1.0)))
