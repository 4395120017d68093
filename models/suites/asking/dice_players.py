class Player:
    def __init__(self, name):
        self.name = name
        self.score = 0

    def __str__(self):
        return f"{self.name}: {self.score}"

players = [Player(input(f"Player {n}: ")) for n in range(1, 3)]
for rnd in range(2):
    for p in players:
        roll = int(input(f"{p.name} rolls: "))
        p.score += roll
winner = max(players, key=lambda p: p.score)
print("Winner", winner)
for p in players:
    print(p)
