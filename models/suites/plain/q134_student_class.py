class Student:
    def __init__(self, name, age):
        self.name = name
        self.age = age
        self.marks = []

    def add_mark(self, mark):
        if mark < 0 or mark > 100:
            print("Invalid mark!")
        else:
            self.marks.append(mark)

    def average(self):
        if len(self.marks) == 0:
            return 0
        return sum(self.marks) / len(self.marks)

    def birthday(self):
        self.age += 1
        print("Happy birthday", self.name, "you are now", self.age)

s1 = Student("Emma", 15)
s2 = Student("Noah", 16)
s1.add_mark(80)
s1.add_mark(95)
s1.add_mark(120)
s2.add_mark(70)
s1.birthday()
for s in [s1, s2]:
    print(s.name, "has average", s.average())
if s1.average() > s2.average():
    print(s1.name, "is better")
