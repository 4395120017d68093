# marks of my class
names = ["Tom", "Aisha", "Ben", "Lena", "Karl"]
marks = [[2, 3, 1], [1, 1, 2], [4, 5, 3], [2, 2, 2], [3, 4, 2]]

def average(l):
    sum = 0
    for x in l:
        sum = sum + x
    return sum / len(l)

avgs = []
for m in marks:
    a = average(m)
    avgs.append(a)
print(avgs)

# find the best one (1 is the best mark!)
best = 0
for i in range(1, len(avgs)):
    if avgs[i] < avgs[best]:
        best = i
print("best is", names[best], "with", round(avgs[best], 2))

# how many of each mark
count = [0, 0, 0, 0, 0, 0]
for m in marks:
    for x in m:
        count[x] = count[x] + 1

for n in range(1, 6):
    print(n, "|", "x" * count[n])

if 6 in marks[2]:
    print("oh no")
else:
    print("nobody got a 6 :D")

names.append("Zoe")
names.sort()
print(names, len(names))
