class Student:
    def __init__(self, name, marks=None):
        self.name = name
        self.marks = marks or []
    def add(self, *m):
        self.marks.extend(m)
        return self
    @property
    def average(self):
        return sum(self.marks) / len(self.marks) if self.marks else 0.0

class Course:
    def __init__(self, title):
        self.title = title
        self.students = []
    def enrol(self, s):
        if s in self.students:
            print("twice?")
        self.students.append(s)
    def top(self):
        return max(self.students, key=lambda s: s.average)

c = Course("CS")
c.enrol(Student("A").add(50, 70))
c.enrol(Student("B", [90]))
print(c.top().name, [s.average for s in c.students])
