# Homework 3: average grades and letter for each student
grades = {
    "Anna": [88, 92, 79],
    "Ben": [65, 70, 58],
    "Chloe": [95, 98, 100],
    "Dmitri": [45, 62, 51],
}

def average(numbers):
    total = 0
    for n in numbers:
        total = total + n
    return total / len(numbers)

def letter(score):
    if score >= 90:
        return "A"
    elif score >= 80:
        return "B"
    elif score >= 70:
        return "C"
    elif score >= 60:
        return "D"
    else:
        return "F"

best_name = ""
best_avg = 0
for name in grades:
    avg = average(grades[name])
    print(name, "has an average of", round(avg, 2), "->", letter(avg))
    if avg > best_avg:
        best_avg = avg
        best_name = name

print("Best student:", best_name)
