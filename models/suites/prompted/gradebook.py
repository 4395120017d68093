"""Gradebook: compute weighted averages, letter grades and class statistics."""
from dataclasses import dataclass, field
from statistics import mean, median

WEIGHTS = {"homework": 0.3, "quiz": 0.2, "exam": 0.5}


@dataclass
class Student:
    """A student with a list of scores per category."""

    name: str
    scores: dict[str, list[float]] = field(default_factory=dict)

    def add_score(self, category: str, value: float) -> None:
        if category not in WEIGHTS:
            raise ValueError(f"Unknown category: {category!r}")
        if not 0 <= value <= 100:
            raise ValueError(f"Score out of range: {value}")
        self.scores.setdefault(category, []).append(value)

    @property
    def average(self) -> float:
        total = 0.0
        for category, weight in WEIGHTS.items():
            marks = self.scores.get(category)
            if marks:
                total += weight * mean(marks)
        return round(total, 2)

    @property
    def letter(self) -> str:
        for cutoff, letter in [(90, "A"), (80, "B"), (70, "C"), (60, "D")]:
            if self.average >= cutoff:
                return letter
        return "F"


def print_report(students: list[Student]) -> None:
    """Print a ranked table of all students."""
    print(f"{'Rank':<5}{'Name':<10}{'Average':>8}  Grade")
    print("-" * 31)
    ranked = sorted(students, key=lambda s: s.average, reverse=True)
    for rank, student in enumerate(ranked, start=1):
        print(f"{rank:<5}{student.name:<10}{student.average:>8.2f}  {student.letter}")

    averages = [s.average for s in students]
    print("-" * 31)
    print(f"Class mean: {mean(averages):.2f}, median: {median(averages):.2f}")


def main() -> None:
    records = [
        ("Alice", "homework", 95), ("Alice", "quiz", 88), ("Alice", "exam", 92),
        ("Bob", "homework", 70), ("Bob", "quiz", 65), ("Bob", "exam", 58),
        ("Carla", "homework", 85), ("Carla", "quiz", 105), ("Carla", "exam", 79),
        ("Carla", "project", 90),
    ]
    roster: dict[str, Student] = {}
    for name, category, value in records:
        student = roster.setdefault(name, Student(name))
        try:
            student.add_score(category, value)
        except ValueError as error:
            print(f"Skipped entry for {name}: {error}")

    print_report(list(roster.values()))


if __name__ == "__main__":
    main()
