students = [
    ("Amina", [88, 92, 79]),
    ("Ben", [65, 70, 58]),
    ("Carla", [95, 100, 98]),
    ("Dev", []),
]

best_name = None
best_avg = 0

for name, marks in students:
    try:
        avg = sum(marks) / len(marks)
    except ZeroDivisionError:
        print(name, "has no marks yet")
        continue
    print(name, "->", round(avg, 2))
    if avg > best_avg:
        best_avg = avg
        best_name = name

print("Top student is " + best_name + " with " + str(round(best_avg, 1)))
