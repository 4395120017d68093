# Report card
# grade boundaries: A 80, B 65, C 50, D 40, otherwise U

def get_grade(mark):
    if mark >= 80:
        return "A"
    elif mark >= 65:
        return "B"
    elif mark >= 50:
        return "C"
    elif mark >= 40:
        return "D"
    else:
        return "U"

names = ["Hannah", "Kofi", "Ben", "Lucia"]
maths = [82, 64, 39, 71]
science = [75, 70, 44, 90]
art = [91, 55, 60, 68]

print("NAME      AVG   GRADE")
best = 0
best_name = ""
count_fail = 0
for i in range(len(names)):
    total = maths[i] + science[i] + art[i]
    average = total / 3
    grade = get_grade(average)
    space = " " * (10 - len(names[i]))
    print(names[i] + space + str(round(average, 1)) + "  " + grade)
    if average > best:
        best = average
        best_name = names[i]
    for mark in (maths[i], science[i], art[i]):
        if get_grade(mark) == "U":
            count_fail = count_fail + 1

print()
print("Top of the class:", best_name)
print("Number of U grades:", count_fail)
if count_fail == 0:
    print("Well done everyone")
else:
    print("Extra lessons needed")
