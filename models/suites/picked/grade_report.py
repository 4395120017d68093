# homework 4: grades of the class
names = ["Anna", "Ben", "Chloe", "Dev"]
marks = [[78, 92, 85], [55, 61, 40], [99, 87, 93], [70, 68, 75]]

total_students = 0
best_name = ""
best_average = 0


def average(list_of_marks):
    total = 0
    i = 0
    while i < len(list_of_marks):
        total = total + list_of_marks[i]
        i = i + 1
    return total / len(list_of_marks)


def letter(avg):
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


def add_student(name, avg):
    global total_students, best_name, best_average
    total_students = total_students + 1
    if avg > best_average:
        best_average = avg
        best_name = name


print("Name      Average  Grade")
print("------------------------")
count = 0
while count < len(names):
    a = average(marks[count])
    add_student(names[count], a)
    print("%-10s%7.2f  %5s" % (names[count], a, letter(a)))
    count += 1

print("------------------------")
print("Students: " + str(total_students))
print("Best student is " + best_name + " with " + str(round(best_average, 1)))

passed = []
for k in range(len(names)):
    if average(marks[k]) >= 60:
        passed.append(names[k])
print("Passed:", ", ".join(passed))
