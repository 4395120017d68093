# Exercise 3
# a) calculate the average of every student
# b) print who needs extra lessons
# c) best student

grades = {
    "Mia": [1, 2, 2, 3],
    "Ali": [4, 5, 3],
    "Leo": [2, 1, 1, 1],
    "Emma": [5, 5],
}

def average(list1):
    sum1 = 0
    for i in range(0, len(list1)):
        sum1 = sum1 + list1[i]
    avg = sum1 / len(list1)
    return round(avg, 2)

# a)
averages = {}
for name in grades:
    averages[name] = average(grades[name])
    print(f"{name} has {averages[name]}")

# b)
print("----------")
extra = []
for name in averages:
    if averages[name] > 4:
        extra.append(name)
print("Extra lessons for", extra)

# c)
print("----------")
best = "Mia"
for name in averages:
    if averages[name] < averages[best]:
        best = name
print("Best student:", best)
