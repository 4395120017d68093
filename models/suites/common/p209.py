import bisect
grades = []
for s in [70, 55, 90]:
    bisect.insort(grades, s)
print(grades, bisect.bisect_left(grades, 70), bisect.bisect(grades, 70))
def grade(score, breakpoints=[60, 70, 80, 90], letters='FDCBA'):
    i = bisect.bisect(breakpoints, score)
    return letters[i]
print([grade(s) for s in [33, 70, 99]])
