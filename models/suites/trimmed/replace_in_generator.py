from dataclasses import dataclass, replace

@dataclass(frozen=True)
class Record:
    name: str
    value: float
    valid: bool = True

def clean(records):
    for r in records:
        yield replace(r, name=r.name.strip())

results = list(clean([Record(" a ", 1.5), Record("b", -1.0)]))
print(results[0].name, len(results))
bad = replace(results[1], valid=False)
print(bad)
