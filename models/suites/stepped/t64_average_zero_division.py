def read_scores(lines):
    students = {}
    for line in lines:
        parts = line.split(":")
        name = parts[0].strip()
        scores = []
        for s in parts[1].split(","):
            s = s.strip()
            if s.isdigit():
                scores.append(int(s))
        students[name] = scores
    return students


def average(scores):
    return sum(scores) / len(scores)


def grade(avg):
    if avg >= 90:
        return 'A'
    elif avg >= 80:
        return 'B'
    elif avg >= 70:
        return 'C'
    return 'F'


def report(students):
    for name, scores in students.items():
        avg = average(scores)
        print(f"{name:10s} {avg:6.2f} {grade(avg)}")


data = [
    "Alice: 95, 88, 91",
    "Bob: 70, 75",
    "Charlie: absent",
    "Dana: 100",
]

students = read_scores(data)
print(students)
report(students)
print("done")
