"""
Student Grade Management System
"""


class Student:
    """Represents a student with a name and a list of grades."""

    def __init__(self, name: str, student_id: int) -> None:
        self.name = name
        self.student_id = student_id
        self.grades: dict[str, list[float]] = {}

    def add_grade(self, subject: str, grade: float) -> None:
        """Add a grade for a subject."""
        if not 0 <= grade <= 100:
            raise ValueError(f"Invalid grade: {grade}")
        self.grades.setdefault(subject, []).append(grade)

    def average(self) -> float:
        """Return the overall average, or 0.0 when there are no grades."""
        all_grades = [g for grades in self.grades.values() for g in grades]
        return sum(all_grades) / len(all_grades) if all_grades else 0.0

    def letter(self) -> str:
        avg = self.average()
        if avg >= 90:
            return "A"
        elif avg >= 80:
            return "B"
        elif avg >= 70:
            return "C"
        return "F"

    def __repr__(self) -> str:
        return f"Student(name={self.name!r}, id={self.student_id})"


class GradeBook:
    def __init__(self) -> None:
        self._students: dict[int, Student] = {}

    def add(self, student: Student) -> None:
        self._students[student.student_id] = student

    def top(self, n: int = 1) -> list[Student]:
        return sorted(self._students.values(), key=lambda s: s.average(), reverse=True)[:n]

    def __len__(self) -> int:
        return len(self._students)

    def __iter__(self):
        return iter(self._students.values())


def main():
    book = GradeBook()
    alice = Student("Alice", 1)
    bob = Student("Bob", 2)
    book.add(alice)
    book.add(bob)
    alice.add_grade("Math", 95)
    alice.add_grade("Math", 87.5)
    bob.add_grade("Art", 78)
    try:
        bob.add_grade("Art", 178)
    except ValueError as e:
        print(f"Error: {e}")

    for student in book:
        print(f"{student.name:<10} {student.average():>6.2f} {student.letter()}")
    print(f"Top: {book.top()}")
    print(f"Total students: {len(book)}")


if __name__ == "__main__":
    main()
