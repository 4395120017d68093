marks = {
    "Aisha": "78 91 85",
    "Tom": "55 sixty 70",
    "Chen": "",
    "Priya": "99 87 93 100",
}
best_name, best_avg = None, 0

for student in marks:
    numbers = []
    for m in marks[student].split():
        try:
            numbers.append(int(m))
        except ValueError:
            print("  (skipping bad mark '" + m + "' for " + student + ")")
    try:
        avg = sum(numbers) / len(numbers)
    except ZeroDivisionError:
        print(student, "has no marks")
        continue
    print(student, "average:", round(avg, 1))
    if avg > best_avg:
        best_name, best_avg = student, avg
print("Top of the class:", best_name)
