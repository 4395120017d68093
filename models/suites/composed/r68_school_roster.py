class Person:
    def __init__(self, name, age):
        self.name = name
        self.age = age

    def introduce(self):
        return "I am " + self.name

class Student(Person):
    def __init__(self, name, age, grade):
        Person.__init__(self, name, age)
        self.grade = grade
        self.courses = []

    def introduce(self):
        return super().introduce() + f", grade {self.grade}"

class Teacher(Person):
    def __init__(self, name, age, subject):
        Person.__init__(self, name, age)
        self.subject = subject

    def introduce(self):
        return super().introduce() + " and I teach " + self.subject

class Course:
    def __init__(self, title, teacher, max_students=2):
        self.title = title
        self.teacher = teacher
        self.max_students = max_students
        self.students = []

    def enroll(self, student):
        if len(self.students) >= self.max_students:
            return f"{self.title} is full, {student.name} must wait"
        self.students.append(student)
        student.courses.append(self)
        return f"{student.name} enrolled in {self.title}"

    def average_age(self):
        total = 0
        for s in self.students:
            total += s.age
        return total / len(self.students)

mr_hall = Teacher("Mr Hall", 45, "Physics")
pupils = [Student("Zoe", 15, 9), Student("Max", 16, 10), Student("Ida", 17, 11)]
course = Course("Physics 1", mr_hall)

for p in pupils:
    print(course.enroll(p))
for person in [mr_hall] + pupils[:2]:
    print(person.introduce())

print("Average age:", course.average_age())
print([c.title for c in pupils[0].courses], pupils[2].courses)
empty = Course("Art", mr_hall)
print(empty.average_age())
