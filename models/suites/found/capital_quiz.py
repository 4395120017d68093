# Quiz about capitals
# by Mia, class 9b
questions = ["Capital of France?", "Capital of Spain?", "Capital of Italy?", "Capital of Poland?"]
answers = ["paris", "madrid", "rome", "warsaw"]
# the answers my friend gave me
myanswers = ["Paris", "barcelona", " ROME ", "Warsaw"]

score = 0
wrong = []

print("*** QUIZ ***")
for i in range(len(questions)):
    print(str(i + 1) + ". " + questions[i])
    a = myanswers[i]
    a = a.strip()
    a = a.lower()
    print("   you said:", a)
    if a == answers[i]:
        print("   correct!")
        score = score + 1
    else:
        print("   no, it was", answers[i].title())
        wrong.append(questions[i])

print()
print("You got", score, "out of", len(questions))
percent = score / len(questions) * 100
print("That is", percent, "%")

if percent == 100:
    grade = "A"
elif percent >= 70:
    grade = "B"
elif percent >= 50:
    grade = "C"
else:
    grade = "practise more"
print("Grade:", grade)

if wrong:
    print("Learn these again:")
    for w in wrong:
        print(" -", w)
