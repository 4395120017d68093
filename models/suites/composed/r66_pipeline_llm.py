"""Example: a composable data-processing pipeline."""

from dataclasses import asdict, dataclass, replace
from functools import reduce
from typing import Callable, Iterable

Step = Callable[[Iterable["Record"]], Iterable["Record"]]


@dataclass(frozen=True)
class Record:
    """An immutable record."""

    name: str
    value: float
    valid: bool = True


def normalize(records: Iterable[Record]) -> Iterable[Record]:
    """Strip and title-case names."""
    for record in records:
        yield replace(record, name=record.name.strip().title())


def validate(records: Iterable[Record]) -> Iterable[Record]:
    """Mark negative values as invalid."""
    for record in records:
        yield record if record.value >= 0 else replace(record, valid=False)


def only_valid(records: Iterable[Record]) -> Iterable[Record]:
    """Keep valid records."""
    return (r for r in records if r.valid)


def compose(*steps: Step) -> Step:
    """Compose steps left to right."""
    return lambda records: reduce(lambda acc, step: step(acc), steps, records)


def main() -> None:
    data = [
        Record("  alice ", 10.5),
        Record("BOB", -3.0),
        Record("carol", 7.25),
    ]
    pipeline = compose(normalize, validate, only_valid)
    results = list(pipeline(data))

    for i, record in enumerate(results, 1):
        print(f"{i}. {record.name:<8} {record.value:>6.2f}")

    total = sum(r.value for r in results)
    print(f"Total: {total}")
    print(asdict(results[0]))
    print(data[0] == results[0])


if __name__ == "__main__":
    main()
