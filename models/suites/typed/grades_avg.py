# my first grade program
names = ["Ann", "Bob", "Cy"]
g = [[90, 85.5, 77], [60, 70, 65], [100, 99, 98]]
i = 0
tot = 0
while i < len(names):
    s = 0
    for x in g[i]:
        s = s + x
    avg = s / len(g[i])
    print(names[i], "average is", round(avg, 1))
    if avg >= 90:
        letter = "A"
    elif avg >= 80:
        letter = "B"
    elif avg >= 70:
        letter = "C"
    else:
        letter = "F"
    print("grade: " + letter)
    tot += avg
    i += 1
print("class avg", tot / i)
