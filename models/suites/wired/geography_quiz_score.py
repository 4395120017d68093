questions = ["Capital of France?", "Capital of Peru?", "Longest river in Africa?",
             "Which ocean is the biggest?", "Capital of Australia?"]
correct = ["paris", "lima", "nile", "pacific", "canberra"]

# pretend answers from 3 players
players = {
    "Sam":   ["Paris", "lima ", "nile", "atlantic", "sydney"],
    "Priya": ["PARIS", "Lima", "The Nile", "pacific", "Canberra"],
    "Leo":   ["london", "", "nile", "Pacific", "perth"],
}


def clean(text):
    text = text.strip().lower()
    if text.startswith("the "):
        text = text[4:]
    return text


def stars(n):
    return "*" * n + "." * (5 - n)


results = []
for player, answers in players.items():
    score = 0
    wrong = []
    for n in range(5):
        if clean(answers[n]) == correct[n]:
            score += 1
        else:
            wrong.append(n + 1)
    results.append((score, player))
    print(player, "got", score, "out of 5", stars(score))
    if len(wrong) > 0:
        print("   check questions", wrong)
        print("   first one was:", questions[wrong[0] - 1])

results.sort(reverse=True)
print("WINNER IS", results[0][1], "!!!")
