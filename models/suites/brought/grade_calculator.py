# Homework 3 - grade calculator

def average(scores):
    total = 0
    for s in scores:
        total = total + s
    return total / len(scores)


def letter_grade(avg):
    if avg >= 90:
        return "A"
    elif avg >= 80:
        return "B"
    elif avg >= 70:
        return "C"
    elif avg >= 60:
        return "D"
    else:
        return "F"


students = {
    "Maria": [92, 88, 97],
    "Deshawn": [75, 81, 79],
    "Priya": [100, 95, 93],
    "Tom": [60, 52, 71],
    "Ling": [85, 90, 84],
}

best_name = ""
best_avg = 0

for name in students:
    avg = average(students[name])
    grade = letter_grade(avg)
    print(name + ": " + str(round(avg, 2)) + " -> " + grade)
    if avg > best_avg:
        best_avg = avg
        best_name = name

print("Top student is", best_name, "with", round(best_avg, 1))
