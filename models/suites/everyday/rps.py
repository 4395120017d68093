BEATS = {"rock": "scissors", "paper": "rock", "scissors": "paper"}

def winner(a, b):
    if a == b:
        return "draw"
    return "first" if BEATS[a] == b else "second"

games = [("rock", "paper"), ("rock", "scissors"), ("paper", "paper")]
score = {"first": 0, "second": 0, "draw": 0}
for n, (a, b) in enumerate(games, start=1):
    result = winner(a, b)
    score[result] += 1
    print(f"Game {n}: {a} vs {b} -> {result}")
for who, wins in sorted(score.items(), key=lambda kv: -kv[1]):
    print(who, wins)
