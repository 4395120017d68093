students = ["Mia", "Tom", "Zoe"]
marks = {"Mia": [80, 91, 77], "Tom": [60, 72], "Zoe": [99, 88, 93]}

def average(name):
    total = 0
    count = 0
    for m in marks[name]:
        total = total + m
        count = count + 1
    return total / count

def letter(avg):
    if avg >= 90:
        return "A"
    elif avg >= 80:
        return "B"
    elif avg >= 70:
        return "C"
    return "F"

def lookup(name):
    try:
        return average(name)
    except KeyError as e:
        print("DEBUG no marks for", e)
        return 0.0

print(lookup("mia"))
print(lookup("Mia"))

sum = 0
for s in students:
    sum = sum + lookup(s)
print("class avg", round(sum / len(students), 2))

i = 0
while i <= len(students):
    print("DEBUG i =", i)
    name = students[i]
    print(name, letter(average(name)))
    i += 1

print("done")      # never gets here
