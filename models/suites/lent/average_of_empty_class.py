classes = {
    "7A": [("Nina", 14), ("Paul", 11), ("Rosa", 17)],
    "7B": [("Sam", 9), ("Tara", 15)],
    "7C": [],
    "7D": [("Uwe", 12)],
}


def class_average(students):
    points = 0
    count = 0
    for name, score in students:
        points += score
        count += 1
    return points / count


report = []
for class_name, students in classes.items():
    above = []
    mean = class_average(students)
    for name, score in students:
        if score > mean:
            above.append(name)
    line = f"{class_name}: mean {mean:.1f}, above mean: {', '.join(above) or 'nobody'}"
    report.append(line)
    print(line)

print(len(report), "classes done")
