# student grades program
grades = {"Maria": [85, 90, 78], "John": [60, 72, 66], "Li": [95, 98, 100]}

def average(numbers):
    total = 0
    for n in numbers:
        total += n
    return total / len(numbers)

def letter(avg):
    if avg >= 90:
        return "A"
    elif avg >= 80:
        return "B"
    elif avg >= 70:
        return "C"
    else:
        return "F"

for name in grades:
    avg = average(grades[name])
    print(name, "average:", round(avg, 2), "grade:", letter(avg))
