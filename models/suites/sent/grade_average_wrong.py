# Homework 3 - average of my grades
# why is the average wrong?????

grades = [4, 5, 3, 6, 2]
total = 0
count = 0

for g in grades:
    total = total + g
    if g > 3:
        count = count + 1

print("Total:", total)
print("Count:", count)
average = total / count
print("My average is", average)

best = 0
worst = 0
for g in grades:
    if g > best:
        best = g
    if g < worst:
        worst = g

print("best grade", best)
print("worst grade", worst)   # should be 2 but says 0

if average > 5:
    print("Super!")
elif average > 4:
    print("OK")
else:
    print("Learn more")
