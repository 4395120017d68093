# CS101 Assignment 3 - student records

class Student:
    count = 0

    def __init__(self, name):
        self.name = name
        self.grades = {}
        Student.count += 1

    def add_grade(self, course, grade):
        if course not in self.grades:
            self.grades[course] = []
        self.grades[course].append(grade)

    def average(self):
        all_grades = []
        for course in self.grades:
            all_grades += self.grades[course]
        return sum(all_grades) / len(all_grades)

    def __repr__(self):
        return f"Student({self.name!r}, avg={self.average():.2f})"


RECORDS = """
Mira; maths; 17
Jonas; maths; 12
Mira; physics; 14
# Olu was ill in week 2
Olu; maths; 15
Jonas; physics; 9
Mira; maths; 19
"""


def parse(text):
    students = {}
    for line in text.strip().split("\n"):
        if line.startswith("#"):
            continue
        name, course, grade = [part.strip() for part in line.split(";")]
        if name not in students:
            students[name] = Student(name)
        students[name].add_grade(course, int(grade))
    return students


def count_down(n):
    """recursive: how many grades are >= 10"""
    if n == []:
        return 0
    return (1 if n[0] >= 10 else 0) + count_down(n[1:])


people = parse(RECORDS)
for s in sorted(people.values(), key=Student.average, reverse=True):
    print(s, s.grades)
print("students created:", Student.count)
print("Jonas passed:", count_down(people["Jonas"].grades["maths"] + people["Jonas"].grades["physics"]))
