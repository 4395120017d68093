player1 = ["rock", "paper", "scissors", "rock"]
player2 = ["scissors", "paper", "rock", "paper"]
score1 = 0
score2 = 0
for round_number in range(len(player1)):
    p1 = player1[round_number]
    p2 = player2[round_number]
    if p1 == p2:
        print("Round", round_number + 1, "Tie")
    elif (p1 == "rock" and p2 == "scissors") or (p1 == "paper" and p2 == "rock") or (p1 == "scissors" and p2 == "paper"):
        print("Round", round_number + 1, "Player 1 wins")
        score1 += 1
    else:
        print("Round", round_number + 1, "Player 2 wins")
        score2 += 1
print("Final score: " + str(score1) + " - " + str(score2))
