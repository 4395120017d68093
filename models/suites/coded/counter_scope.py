# A little quiz program with a score

questions = [
    ("2 + 2", 4),
    ("7 * 6", 42),
    ("10 - 13", -3),
    ("9 // 2", 4),
    ("3 * 3", 9),
]
answers = [4, 41, -3, 4, 9]

score = 0
streak = 0
log = []


def check(question, expected, given):
    ok = given == expected
    log.append((question, ok))
    return ok


def stars(n):
    s = ""
    for i in range(n):
        s += "*"
    return s


def grade(points, out_of):
    percent = points * 100 // out_of
    for limit, letter in [(90, "A"), (75, "B"), (50, "C"), (0, "F")]:
        if percent >= limit:
            return letter


def reset():
    score = 0
    streak = 0


def award(ok):
    if ok:
        score += 1
        print("right", stars(streak + 1))
    else:
        print("wrong")


print("--- warm up")
for q, a in questions:
    # pretend that everything was answered with 4
    if check(q, a, 4):
        score = score + 1
print("score", score, grade(score, len(questions)))

reset()
log.clear()

print("--- real quiz")
for (q, a), given in zip(questions, answers):
    print(q, "=", given)
    award(check(q, a, given))
print("score", score, grade(score, len(questions)))
