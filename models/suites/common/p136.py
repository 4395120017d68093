rock, paper, scissors = "rock", "paper", "scissors"
beats = {rock: scissors, paper: rock, scissors: paper}
rounds = [(rock, paper), (scissors, paper), (rock, rock)]
score = [0, 0]
for i, (a, b) in enumerate(rounds):
    if a == b:
        result = "draw"
    elif beats[a] == b:
        result = "player 1"
        score[0] += 1
    else:
        result = "player 2"
        score[1] += 1
    print(f"Round {i+1}: {a} vs {b} -> {result}")
print("Final score: {}-{}".format(*score))
