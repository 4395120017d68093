# Class test results
students = {
    "Alice": [78, 92, 85],
    "Bob": [55, 61],
    "Chen": [],
}

def average(marks):
    if not marks:
        return None
    return sum(marks) / len(marks)

def grade(avg):
    if avg is None:
        return "absent"
    elif avg >= 80:
        return "A"
    elif avg >= 60:
        return "B"
    else:
        return "C"

print(f"{'Name':<8}{'Avg':>7} {'Grade':^8}")
print("-" * 24)
for name, marks in students.items():
    a = average(marks)
    shown = "-" if a is None else f"{a:.1f}"
    print(f"{name:<8}{shown:>7} {grade(a):^8}")
best = max((n for n in students if students[n]), key=lambda n: average(students[n]))
print("Best:", best)
