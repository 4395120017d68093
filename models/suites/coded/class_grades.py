# Grades of a class: grouping, averages, ranking
class Student:
    def __init__(self, first, last, group):
        self.first = first
        self.last = last
        self.group = group
        self.grades = []

    @property
    def average(self):
        if not self.grades:
            return None
        return sum(self.grades) / len(self.grades)

    def __hash__(self):
        return hash((self.first, self.last))

    def __eq__(self, other):
        return (self.first, self.last) == (other.first, other.last)

    def __repr__(self):
        return self.first[0] + ". " + self.last

lines = [
    "Maria;Lopez;A;8,9,10",
    "Jonas;Berg;B;5,7",
    "Aya;Ito;A;9,9",
    "Maria;Lopez;A;7",
    "Piotr;Zak;B;",
    "broken line",
]

students = {}
for line in lines:
    try:
        first, last, group, grades = line.split(";")
    except ValueError:
        print("skip:", line)
        continue
    s = Student(first, last, group)
    s = students.setdefault(s, s)     # keep the one we already have
    for g in grades.split(","):
        if g != "":
            s.grades.append(int(g))

groups = {}
for s in students:
    groups.setdefault(s.group, []).append(s)

for name in sorted(groups):
    print("Group", name)
    members = groups[name]
    members.sort(key=lambda s: s.average or 0, reverse=True)
    for place, s in enumerate(members, 1):
        print(" ", place, s, s.average)

best = max((s for s in students if s.grades), key=lambda s: s.average)
print("best:", best)
