students = [
    {"name": "Ann", "marks": [70, 85, 90]},
    {"name": "Bob", "marks": [60, 75, 88]},
]

def average(xs):
    return sum(xs) / len(xs)

best = None
best_mean = 0
for student in students:
    mean = average(student["marks"])
    print(f"{student['name']}: {mean:.1f}")
    if mean > best_mean:
        best = student["name"]
        best_mean = mean
print("Best:", best)
