class Student:
    def __init__(self, name):
        self.name = name
        self.marks = {}
    def add_mark(self, subject, mark):
        self.marks.setdefault(subject, []).append(mark)
    def average(self, subject):
        m = self.marks.get(subject)
        return sum(m) / len(m) if m else None
    def report(self):
        for subject in sorted(self.marks):
            print(f"  {subject:<8}{self.average(subject):6.1f}")

s = Student("Eva")
s.add_mark("Maths", 80)
s.add_mark("Art", 70)
s.add_mark("Maths", 91)
print(s.name)
s.report()
print(s.average("PE"))
