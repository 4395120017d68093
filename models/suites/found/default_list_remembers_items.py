# Every student should start with an empty list of courses,
# but the second one already has the courses of the first one. Why?

class Student:
    history = []

    def __init__(self, name, courses=[], **info):
        self.name = name
        self.courses = courses
        self.info = info

    def enroll(self, *names):
        for n in names:
            if n in self.courses:
                print(f"  {self.name} already takes {n}")
            else:
                self.courses.append(n)
                self.history.append((self.name, n))

    def __str__(self):
        extra = ", ".join(f"{k}={v}" for k, v in self.info.items())
        return f"{self.name} ({extra or 'no info'}): {self.courses}"


def add_grade(grade, grades={}):
    grades[len(grades)] = grade
    return grades


anna = Student("Anna", year=1)
anna.enroll("Maths", "Physics")
bob = Student("Bob")
bob.enroll("Art", "Maths")
cleo = Student("Cleo", ["Music"], year=2, city="Bonn")
cleo.enroll("Art")

for student in (anna, bob, cleo):
    print(student)
print("same list?", anna.courses is bob.courses, anna.courses is cleo.courses)
print("Bob's history:", len(bob.history), "entries")

g1 = add_grade(1.3)
g2 = add_grade(2.7)
print(g1, g2)
