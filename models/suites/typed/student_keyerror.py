students = {
    "s1": {"name": "Lena", "marks": {"math": 80, "art": 75}},
    "s2": {"name": "Tom", "marks": {"math": 55}},
}
subjects_all = set(students["s1"]["marks"]) | {"music"}
subjects_tom = {s for s in students["s2"]["marks"]}
print("tom misses", sorted(subjects_all - subjects_tom), subjects_tom <= subjects_all)
subject = "art"
total = 0
for id in students:
    st = students[id]
    print("now doing " + st["name"])
    m = st["marks"]
    if "math" in m:
        print("math =", m["math"])
    total = total + m[subject]
    print("total so far", total)
print("average", total / len(students))
