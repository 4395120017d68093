from dataclasses import dataclass, field, asdict, replace
from bisect import bisect
import statistics as st


@dataclass(order=True)
class Student:
    last: str
    first: str
    points: list[int] = field(default_factory=list, compare=False)
    repeating: bool = field(default=False, compare=False, repr=False)

    def __post_init__(self):
        if any(p < 0 for p in self.points):
            raise ValueError(f"negative points for {self.first}")

    @property
    def average(self) -> float:
        return st.mean(self.points) if self.points else 0.0

    @property
    def grade(self) -> str:
        return "FDCBA"[bisect([50, 60, 75, 90], self.average)]


def print_table(students: list[Student]) -> None:
    header = f"{'Name':<18}|{'Points':^16}|{'Avg':>7} | G"
    print(header)
    print("=" * len(header))
    for s in sorted(students):
        name = f"{s.last}, {s.first[0]}."
        pts = " ".join(f"{p:>3}" for p in s.points)
        print(f"{name:<18}|{pts:^16}|{s.average:7.2f} | {s.grade}")


def main() -> None:
    klass = [
        Student("Okafor", "Ada", [92, 88, 97]),
        Student("Berg", "Lina", [55, 61, 70]),
        Student("Berg", "Emil", [40, 52, 38]),
        Student("Zhou", "Wei"),
    ]
    print_table(klass)
    averages = [s.average for s in klass if s.points]
    print(f"median {st.median(averages):.1f}, spread {st.pstdev(averages):.2f}")
    best = max(klass, key=lambda s: s.average)
    print("Best:", best)
    better = replace(klass[1], points=[p + 10 for p in klass[1].points])
    print(klass[1].grade, "->", better.grade, "| same person:", better == klass[1])
    print(asdict(klass[3]))
    try:
        Student("Doe", "Jo", [10, -1])
    except ValueError as e:
        print("Error:", e)


main()
