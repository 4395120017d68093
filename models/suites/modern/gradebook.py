grades = {
    "Anna": [90, 85, 77],
    "Ben": [55, 61, 48],
    "Chloe": [100, 98, 95],
    "Dev": [70, 40, 88],
}

def average(numbers):
    return sum(numbers) / len(numbers)

def letter(score):
    if score >= 90:
        return "A"
    elif score >= 75:
        return "B"
    elif score >= 60:
        return "C"
    return "F"

passed = []
for name, marks in grades.items():
    avg = average(marks)
    print(f"{name:<8}{avg:6.1f}  {letter(avg)}")
    if letter(avg) != "F":
        passed.append(name)

grades["Ben"].append(95)  # Ben did a retake
print("Ben now:", grades["Ben"], "average", average(grades["Ben"]))
print(len(passed), "passed:", passed)
