students = [
    {"name": "Ann", "age": 15, "marks": [90, 80]},
    {"name": "Bo", "age": 14, "marks": [70, 65]},
]
for s in students:
    s["avg"] = sum(s["marks"]) / len(s["marks"])
students.sort(key=lambda s: s["avg"])
print([s["name"] for s in students])
youngest = min(students, key=lambda s: s["age"])
print(youngest["name"], youngest["marks"][-1])
by_name = {s["name"]: s for s in students}
by_name["Ann"]["age"] += 1
print(students[-1]["age"], by_name.keys())
