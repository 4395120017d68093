# Lab 3 - grade averages
grades = [88, 92, 79, 65, 94]
names = ["Ana", "Ben", "Cleo", "Dan", "Eve"]

def letter(g):
    if g >= 90:
        return "A"
    elif g >= 80:
        return "B"
    elif g >= 70:
        return "C"
    return "F"

total = 0
for i in range(len(grades)):
    total = total + grades[i]
    print(names[i], "got", letter(grades[i]))

average = total / len(grades)
print("Average:", average)

highest = grades[0]
best = names[0]
for i in range(1, len(grades)):
    if grades[i] > highest:
        highest = grades[i]
        best = names[i]
print("Best student is " + best + " with " + str(highest))

passed = 0
for g in grades:
    if g >= 70 and g <= 100:
        passed += 1
print(passed, "students passed")
