names = ["Aisha", "Ben", "Zoë", "Dan", "Ella", "Finn"]
marks = [72, 38, 35, 91, 55, 12]

def grade(mark):
    if mark >= 80:
        return "A"
    elif mark >= 65:
        return "B"
    elif mark >= 50:
        return "C"
    else:
        return "U"

def average(numbers):
    total = 0
    for n in numbers:
        total += n
    return total / len(numbers)

print("--- RESULTS ---")
for i in range(len(names)):
    stars = "*" * (marks[i] // 10)
    print(names[i].ljust(6), marks[i], grade(marks[i]), stars)

print("Class average: {:.1f}%".format(average(marks)))

best = 0
winner = ""
for i in range(len(marks)):
    if marks[i] > best:
        best = marks[i]
        winner = names[i]
print("Top of the class is " + winner + "!")

# everyone who failed has to resit, so take out the people who passed... no
# wait the other way round: keep only the marks 50 and over
passed = marks
for m in passed:
    if m < 50:
        passed.remove(m)

print("Passed:", passed)      # why is 35 still here???
print("Number of passes:", len(passed), "out of", len(marks))

# Q4 is the word a palindrome
for word in ["level", "python"]:
    backwards = ""
    for ch in word:
        backwards = ch + backwards
    if word == backwards:
        print(word, "is a palindrome")
    else:
        print(word, "is not a palindrome, it's", backwards)
