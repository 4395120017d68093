class Student:
    def __init__(self, name, marks):
        self.name = name
        self.marks = marks

    def average(self):
        return sum(self.marks) / len(self.marks)

class Book:
    def __init__(self):
        self.students = {}

    def top(self, n=1):
        return sorted(self.students.values(), key=lambda s: s.average(), reverse=True)[:n]

book = Book()
book.students[1] = Student("Alice", [95, 87])
book.students[2] = Student("Bob", [78])
print(book.top()[0].name)
