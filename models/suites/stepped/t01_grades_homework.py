# Homework 4 - grades
# part 1: average of every student
# part 2: who has the best grade
# part 3: count how many passed

grades = {
    "Anna": [5, 4, 4],
    "Ben": [2, 3, 2],
    "Carla": [5, 5, 4],
}

def average(numbers):
    total = 0
    for n in numbers:
        total = total + n
    return total / len(numbers)

def best_student(g):
    best_name = ""
    best_avg = 0
    for name in g:
        avg = average(g[name])
        if avg > best_avg:
            best_avg = avg
            best_name = name
    return best_name, round(best_avg, 2)

def count_passed(g, limit=3):
    count = 0
    for name, lst in g.items():
        if average(lst) >= limit:
            count += 1
        else:
            print(name, "did not pass")
    return count

# ---- tests ----
print("Averages:")
for name in grades:
    print(name + ":", round(average(grades[name]), 1))

name, avg = best_student(grades)
print("Best student is", name, "with", avg)
print("Passed:", count_passed(grades), "of", len(grades))
grades["Ben"].append(5)
print(grades)
