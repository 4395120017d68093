students = [
    {"id": 1, "name": "Ana", "class": "A"},
    {"id": 2, "name": "Boris", "class": "B"},
    {"id": 3, "name": "Chen", "class": "A"},
    {"id": 4, "name": "Dina", "class": "B"},
]
scores = [
    {"student_id": 1, "subject": "math", "score": 88},
    {"student_id": 1, "subject": "art", "score": 92},
    {"student_id": 2, "subject": "math", "score": 75},
    {"student_id": 3, "subject": "math", "score": 93},
    {"student_id": 5, "subject": "math", "score": 60},
]

def mean(xs):
    return sum(xs) / len(xs) if xs else None

def median(xs):
    xs = sorted(xs)
    n = len(xs)
    mid = n // 2
    if n % 2 == 1:
        return xs[mid]
    return (xs[mid - 1] + xs[mid]) / 2

by_id = {s["id"]: s for s in students}
joined = []
orphans = []
for row in scores:
    student = by_id.get(row["student_id"])
    if student is None:
        orphans.append(row)
        continue
    joined.append({**row, "name": student["name"], "class": student["class"]})

print(len(joined), "joined,", len(orphans), "orphan")

per_student = {}
for row in joined:
    per_student.setdefault(row["name"], []).append(row["score"])
for name, vals in per_student.items():
    print(f"{name:8} {mean(vals):6.1f}")

all_scores = [r["score"] for r in joined]
print("median:", median(all_scores))
missing = [s["name"] for s in students if s["name"] not in per_student]
print("no scores:", ", ".join(missing))
ranking = sorted(per_student.items(), key=lambda kv: (-mean(kv[1]), kv[0]))
print(ranking[0])
