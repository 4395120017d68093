names = ["Anna", "Ben", "Chloe", "Dev", "Ella"]
marks = [91, 67, 78, 45, 59.5]


def get_grade(mark):
    if mark >= 90:
        return "A"
    elif mark >= 75:
        return "B"
    elif mark >= 60:
        return "C"
    elif mark >= 50:
        return "D"
    else:
        return "F"


total = 0
passed = 0
best_name = names[0]
best_mark = marks[0]

print("Name       Mark  Grade")
print("-" * 22)
for i in range(len(names)):
    grade = get_grade(marks[i])
    print(f"{names[i]:<10}{marks[i]:>5}  {grade}")
    total += marks[i]
    if grade != "F":
        passed += 1
    if marks[i] > best_mark:
        best_mark = marks[i]
        best_name = names[i]

average = total / len(marks)
print("-" * 22)
print("Average:", round(average, 2))
print("Passed: " + str(passed) + " of " + str(len(names)))
print("Best student is", best_name, "with", best_mark)
