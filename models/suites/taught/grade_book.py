"""Grade book: dictionary of lists."""
from statistics import mean, median

grades: dict[str, list[int]] = {}


def add_grade(pupil: str, *new: int) -> None:
    grades.setdefault(pupil, []).extend(new)


def letter(avg: float) -> str:
    for limit, mark in [(90, "A"), (80, "B"), (70, "C"), (60, "D")]:
        if avg >= limit:
            return mark
    return "F"


def report() -> None:
    print(f"{'Name':<8}{'Avg':>7}{'Med':>7}  Mark")
    for pupil in sorted(grades):
        marks = grades[pupil]
        avg = mean(marks)
        print(f"{pupil:<8}{avg:>7.2f}{median(marks):>7.1f}  {letter(avg)}")


def main() -> None:
    add_grade("Sofia", 92, 88)
    add_grade("Karim", 75, 81, 64)
    add_grade("Jule", 41)
    add_grade("Sofia", 97)
    report()
    best = max(grades, key=lambda p: mean(grades[p]))
    print("Best:", best)
    everything = [g for marks in grades.values() for g in marks]
    print(f"{len(everything)} grades, class average {mean(everything):.1f}")


if __name__ == "__main__":
    main()
