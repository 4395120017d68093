marks = [45, 78, 92, 33, 61]
total = 0
highest = marks[0]
lowest = marks[0]
for mark in marks:
    total += mark
    if mark > highest:
        highest = mark
    if mark < lowest:
        lowest = mark
average = total / len(marks)
print("Total is %d" % total)
print("Average is %.2f" % average)
print("Highest: {} Lowest: {}".format(highest, lowest))
passed = [m for m in marks if m >= 50]
print("{0} of {1} passed ({2:.0%})".format(len(passed), len(marks), len(passed) / len(marks)))
