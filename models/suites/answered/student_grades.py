# Store student scores in a dictionary, then work out averages and letter grades.

def average(scores):
    return sum(scores) / len(scores)


def letter_grade(score):
    if score >= 90:
        return "A"
    if score >= 80:
        return "B"
    if score >= 70:
        return "C"
    if score >= 60:
        return "D"
    return "F"


students = {
    "Alice": [92, 88, 95],
    "Bob": [75, 64, 81],
    "Charlie": [58, 49, 66],
    "Diana": [85, 90, 78],
}

results = {}
for name, scores in students.items():
    avg = average(scores)
    results[name] = avg
    print(f"{name:<10} {avg:6.2f}  {letter_grade(avg)}")

best = max(results, key=results.get)
class_avg = average(list(results.values()))

print()
print(f"Class average: {class_avg:.2f}")
print(f"Top student:   {best} with {results[best]:.2f}")

needs_help = [name for name, avg in results.items() if avg < 60]
print(f"Needs help:    {', '.join(needs_help)}")
