class Student:
    def __init__(self, name, year):
        self.name = name
        self.year = year
        self.marks = {}

    def add_mark(self, subject, mark):
        if mark < 1 or mark > 6:
            print("Invalid mark", mark)
            return False
        if subject not in self.marks:
            self.marks[subject] = []
        self.marks[subject].append(mark)
        return True

    def average(self):
        all_marks = []
        for subject in self.marks:
            for m in self.marks[subject]:
                all_marks.append(m)
        if len(all_marks) == 0:
            return None
        return sum(all_marks) / len(all_marks)


class School:
    def __init__(self):
        self.students = []

    def enroll(self, student):
        self.students.append(student)

    def find(self, name):
        for s in self.students:
            if s.name == name:
                return s

    def report(self):
        for s in self.students:
            avg = s.average()
            if avg == None:
                print(s.name, "has no marks")
            else:
                print(s.name, "average:", round(avg, 2))


school = School()
school.enroll(Student("Lena", 2))
school.enroll(Student("Max", 3))
lena = school.find("Lena")
lena.add_mark("math", 2)
lena.add_mark("math", 1)
lena.add_mark("art", 7)
lena.add_mark("art", 1)
school.report()
print(lena.marks)
nobody = school.find("Otto")
if nobody is None:
    print("Otto not found")
print(len(school.students), "students")
